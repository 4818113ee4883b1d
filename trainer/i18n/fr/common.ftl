# Mots de toutes les pages : cartes, places, annonces.
suit-name = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }
rank-name = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] dix
    [9] neuf
    [8] huit
    [7] sept
    [6] six
    [5] cinq
    [4] quatre
    [3] trois
   *[2] deux
  }
card-name = { rank-name } de { suit-name }
seat-name = { $seat ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
  }
bid-name = { $kind ->
    [blind_nil] nil aveugle
   *[nil] nil
  }

# Une faute d’un fichier de règles, et ce qui sépare plusieurs phrases sur une ligne.
fault-line = { $field } : { $sentence }
list-between =  ;{" "}
