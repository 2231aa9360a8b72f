// almanac.json names this target's sources: those of Sun, compiled for watchOS.
