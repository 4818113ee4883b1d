# What `spades-trainer bench` prints.
bench-healthy = start to healthy, best start
bench-changes = click to changed screen
bench-answer = bid → answer with its chart
bench-question = next hand → question
bench-slider = tricks slider → chart
bench-median = median
bench-worst = worst
bench-must-seconds = at most { $most } s
bench-must-p95 = p95 at most { $most } ms
bench-left = requests that left this machine: { $count }
bench-no-playwright = bench web drives a browser through Playwright, which is not installed: pip install spades-trainer[test]
bench-no-chromium = bench web needs Chromium, and none is on the path: on Debian, apt-get install chromium
bench-bids-tricks = { $deals } deals: tricks predicted less taken { $bias }, mean absolute error { $error }, correlation { $correlation }
bench-bids-tenth = chance to make { $predicted }%: made { $made }% of { $count } (allowed gap { $bound })
bench-bids-nil = { $nils } forced nils, { $rate }% made: Brier score { $brier } (base rate { $base }), area under the curve { $auc }
