// The implementation is in PhotosCore. This module is not a target, because an author's package, like that of the examples, may have a target
// “Photos”; the SDK contains it (Scripts/build-sdk).
@_exported import PhotosCore
