/// Apple's Combine under its own name, by OpenCombine: publishers, subjects, subscribers, and Foundation's publishers of URL sessions,
/// timers and notifications.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
