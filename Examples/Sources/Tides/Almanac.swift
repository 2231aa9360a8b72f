// almanac.json names this target's sources and their platform, iOS.
