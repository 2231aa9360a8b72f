/// Apple's Combine: publishers, subjects and subscribers are OpenCombine's; schedulers and publishers for Foundation are declared here.
///
/// OpenCombine omits some declarations if `canImport(Combine)` is true, because Apple's Combine has them. Once this module is in the build folder,
/// that condition is true when OpenCombine is compiled again, for example after a change of flags. Its products for Foundation and Dispatch would
/// then lack their schedulers and publishers, so this module declares them itself. `Result+Publisher.swift` declares what OpenCombine's core omits.
@_exported import OpenCombine
