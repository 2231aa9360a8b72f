/// Apple's Combine under its own name: publishers, subjects and subscribers by OpenCombine, and Foundation's schedulers and publishers.
///
/// OpenCombine leaves out what Apple's Combine would bring where `canImport(Combine)` holds. It then also sees this module, once a build folder
/// holds it: when OpenCombine is compiled anew there (after a change of flags), its schedulers and publishers of Foundation would be gone. So they
/// stand here and not in OpenCombine's further products, and what its core may leave out stands here too (`Result+Publisher.swift`).
@_exported import OpenCombine
