/// The platform's constants, embedded in the binary from `Data/*.json` (ARCHITECTURE rule 10); each file names its sources.
public enum Profiles {}
