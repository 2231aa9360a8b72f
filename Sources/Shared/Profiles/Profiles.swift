/// The platform's constants, embedded in the binary from `Data/*.json`; each file names its sources.
public enum Profiles {}
