// The module with another name is the real one. This one has no target, because an author's package, like that of the examples, may have a target
// “Photos”; the SDK has it (Scripts/build-sdk).
@_exported import PhotosCore
