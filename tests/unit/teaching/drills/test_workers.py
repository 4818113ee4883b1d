"""The same bank by one process, by two, and on a Dask cluster."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trainer.teaching.drills import bank

#: Cheap keys, and the first drill within the first of them.
SERIES = bank.Series("nil-make", "classic", 175)
COUNT = 2


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bank as this process builds it."""
    path = tmp_path_factory.mktemp("bank") / "alone.jsonl"
    bank.build(path, SERIES, COUNT, bank.in_this_process)
    return path.read_bytes()


def test_two_processes(alone: bytes, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    with bank.processes(2) as run:
        assert bank.build(path, SERIES, COUNT, run) == COUNT
    assert path.read_bytes() == alone


@pytest.mark.filterwarnings("ignore")  # of Dask and what it stands on, not of ours
def test_a_cluster_of_two_worker_processes(alone: bytes, tmp_path: Path) -> None:
    if not os.environ.get("CI"):
        pytest.importorskip("distributed")
    from distributed import LocalCluster

    path = tmp_path / "cluster.jsonl"
    with (
        LocalCluster(
            n_workers=2, processes=True, threads_per_worker=1, dashboard_address=None
        ) as cluster,
        bank.cluster(cluster.scheduler_address) as run,
    ):
        assert bank.build(path, SERIES, COUNT, run) == COUNT
    assert path.read_bytes() == alone
