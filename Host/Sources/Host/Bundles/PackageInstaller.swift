import Foundation

/// Makes an app bundle of a widget package: builds its executable and lays bundle, resources and property lists out.
public struct PackageInstaller: Sendable {
  /// How the package is built.
  public enum Configuration: String, Sendable, CaseIterable { case debug, release }

  /// The folder that bundles are laid out in.
  public let appsFolder: URL
  public let configuration: Configuration
  /// Called with each line that the build says.
  let progress: @Sendable (String) -> Void

  public init(appsFolder: URL, configuration: Configuration = .release, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.appsFolder = appsFolder
    self.configuration = configuration
    self.progress = progress
  }

  /// Builds `package`, a folder or `folder:Target`, and lays `<Target>.app` out, replacing an older one at once.
  public func install(package: String) async throws -> AppBundle { throw PackageError.noPackage(package) }
}

/// Why a package could not be made an app bundle.
public enum PackageError: Error, Sendable, Equatable, CustomStringConvertible {
  case noPackage(String)

  public var description: String {
    switch self {
    case .noPackage(let path): "\(path) has no Package.swift; give a package folder, or folder:Target"
    }
  }
}
