/// The data files that hold every figure, embedded in the binary; see the JSON files beside this one for their sources.
public enum Profiles {}
