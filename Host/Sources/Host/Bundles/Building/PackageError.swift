import AlmanacBasics

/// Why no app bundle could be made of a package.
public enum PackageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is nothing at this path.
  case nothing(String)
  /// The folder has no `Package.swift`.
  case noPackage(String)
  /// There is no `swift` on PATH.
  case noSwift
  /// The package cannot be read: its folder, and why.
  case malformed(String, String)
  /// The manifest names Almanac's sources in a folder or at a URL instead of an SDK's package.
  case sources(manifest: String, of: String, package: String)
  /// The package has no executable target.
  case noExecutable(String)
  /// The package has several executables, and none was named.
  case severalExecutables(String, [String])
  /// The package has no executable of this name.
  case unknownTarget(String, known: [String])
  /// This cannot be an app's name.
  case name(String)
  /// The build failed.
  case build(BuildFailure)
  /// The package needs an SDK, and none can be used.
  case sdk(SDKError)
  /// The build succeeded without this product.
  case incomplete(String)
  /// A resource is in a folder that contains a link to itself.
  case linkLoop(String)
  /// A resource is a link to a missing file.
  case lostLink(String)

  public var description: String {
    switch self {
    case .nothing(let path): "there is nothing at \(path); give a package folder, folder:Target or an app bundle"
    case .noPackage(let path): "\(path) has no Package.swift; give a package folder, or folder:Target"
    case .noSwift: "there is no swift on PATH; install a Swift 6.3 toolchain"
    case .malformed(let path, let what): "the package \(path) cannot be read: \(what)"
    case .sources(let manifest, let place, let package):
      "\(manifest) names Almanac's sources in \(place); a widget is built against the SDK: .package(name: \"Almanac\", path: \"\(package)\")"
    case .noExecutable(let path): "the package \(path) has no executable target; the one with the widget's @main has to be an executableTarget"
    case .severalExecutables(let path, let names):
      "the package \(path) has several executables; name one, as in \(path):\(names[0]) (\(names.joined(separator: ", ")))"
    case .unknownTarget(let name, let known):
      "the package has no executable \(name); it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
        + CloseName.proposal(for: name, among: known)
    case .name(let name): "\(Printable.text(name)) cannot be an app's name; use letters, digits, spaces and hyphens, and no point at its beginning"
    case .build(let failure): failure.summary
    case .sdk(let error): "the package is built against Almanac's SDK, which cannot be used: \(error)"
    case .linkLoop(let path): "the resource \(path) is in a folder that contains a link to itself; remove the link from the resources"
    case .lostLink(let path): "the resource \(path) is a link to a missing file; restore the file, or remove the link from the resources"
    case .incomplete(let what): "the build produced no \(what); run swift build in the package to see why"
    }
  }
}
