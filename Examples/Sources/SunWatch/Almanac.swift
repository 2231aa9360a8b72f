// This target's sources are those of Sun; almanac.json says that they are compiled for watchOS here.
