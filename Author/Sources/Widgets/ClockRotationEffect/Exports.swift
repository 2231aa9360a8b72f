// The module with another name is the real one. This one has no target, because an author's package may have one of this name; the SDK has it
// (Scripts/build-sdk).
@_exported import ClockHandModules
