// The implementation is in ClockHandModules. This module is not a target, because an author's package may have one of this name; the SDK contains it
// (Scripts/build-sdk).
@_exported import ClockHandModules
