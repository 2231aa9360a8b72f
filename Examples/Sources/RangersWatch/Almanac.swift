// almanac.json names this target's sources: those of Rangers, compiled for watchOS.
