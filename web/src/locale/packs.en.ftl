packs-title = Packs
packs-add = Add a pack …
packs-hint = A pack is a zip with cards, Houses or maps of somebody. Choose it, or drop it anywhere on this page.
packs-trying = { $file } is being tried: it is read, fitted to the game and played with.
packs-added = { $pack } is kept in this browser. It has { $adds }.
packs-other-game = It is for { $game }.
packs-here = in this browser
packs-look = What is in it
packs-remove = Remove { $pack }
packs-remove-sure = { $n ->
    [0] Remove { $pack } from this browser?
    [one] Remove { $pack }? A game of this browser is played with it, and waits until the pack is added again.
   *[other] Remove { $pack }? { $n } games of this browser are played with it, and wait until the pack is added again.
}
packs-remove-yes = Remove
packs-keep = Keep
packs-played-here = With a pack of this browser the game is played here: alone, with bots, and by people at this screen. A server that has the same pack can take it over later.
packs-large = This file is larger than { $limit } MB: it is no pack.
packs-many = This browser keeps { $limit } packs. Remove one first.
packs-late = Trying this pack takes too long. It was not kept.
packs-storage = This browser has no room to keep the pack.
packs-failed = The rules engine could not be started, so nobody knows whether this pack is good.
packs-only = only from { $pack }
