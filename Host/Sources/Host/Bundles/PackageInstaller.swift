import Foundation

/// Makes app bundles of widget packages: builds the executable and lays bundle, resources and property lists out.
///
/// ```swift
/// let installer = PackageInstaller(appsFolder: configuration.appsFolder) { print($0) }
/// let bundle = try await installer.install(package: "Examples:Weather")
/// ```
public struct PackageInstaller: Sendable {
  /// How the package is built.
  public enum Configuration: String, Sendable, CaseIterable { case debug, release }

  /// The folder that bundles are laid out in.
  public let appsFolder: URL
  public let configuration: Configuration
  /// Called with each line that the build says, from any thread.
  let progress: @Sendable (String) -> Void

  public init(appsFolder: URL, configuration: Configuration = .release, progress: @escaping @Sendable (String) -> Void = { _ in }) {
    self.appsFolder = appsFolder
    self.configuration = configuration
    self.progress = progress
  }

  /// Whether `text` names a package: a folder with a `Package.swift`, or `folder:Target`.
  public static func isPackage(_ text: String) -> Bool {
    FileManager.default.fileExists(atPath: split(text).folder.appendingPathComponent("Package.swift").path)
  }

  /// Builds `package`, a folder or `folder:Target`, and lays `<Target>.app` out, replacing an older one at once.
  ///
  /// - Throws: ``PackageError``, ``BundleError``, ``HostError``.
  public func install(package: String) async throws -> AppBundle {
    guard let bundle = try await install(packages: [package]).first else { throw PackageError.noPackage(package) }
    return bundle
  }

  /// Installs several; targets of one folder are built in one go. In the order given.
  public func install(packages: [String]) async throws -> [AppBundle] {
    let wanted = packages.map(Self.split)
    var bundles: [URL: [AppBundle]] = [:]
    for folder in Set(wanted.map(\.folder)).sorted(by: { $0.path < $1.path }) {
      let package = try await WidgetPackage.read(folder)
      let executables = try wanted.filter { $0.folder == folder }.map { try package.executable(named: $0.target) }
      let products = try await build(package, executables)
      bundles[folder] = try executables.map { executable in
        let bundle = try BundleLayout.layOut(executable, of: package, products: products, in: appsFolder)
        progress("\(bundle.name): laid out as \(bundle.url.path)")
        return bundle
      }
    }
    return wanted.compactMap { bundles[$0.folder]?.isEmpty == false ? bundles[$0.folder]?.removeFirst() : nil }
  }

  /// Builds the executables and returns the folder that holds them.
  private func build(_ package: WidgetPackage, _ executables: [WidgetPackage.Executable]) async throws -> URL {
    let names = executables.map(\.product).joined(separator: ", ")
    progress("\(names): building in \(package.folder.path) (\(configuration.rawValue))")
    var arguments = ["build", "--package-path", package.folder.path, "-c", configuration.rawValue]
    // Linked statically an extension starts in half the time; debugging wants what the debugger knows.
    if configuration == .release, Self.hasStaticRuntime { arguments.append("--static-swift-stdlib") }
    let product = executables.count == 1 ? ["--product", executables[0].product] : []
    guard let run = await ToolRun.run("swift", arguments + product, onLine: progress) else { throw PackageError.noSwift }
    guard run.status == 0 else { throw PackageError.build(names, folder: package.folder.path, errors: WidgetPackage.firstErrors(run)) }
    let place = await ToolRun.run("swift", arguments + ["--show-bin-path"])
    guard let path = place?.output.last(where: { $0.hasPrefix("/") }) else {
      throw PackageError.malformed(package.folder.path, "its products cannot be found")
    }
    return URL(fileURLWithPath: path)
  }

  /// Whether the toolchain on PATH brings the static runtime, and the machine what that runtime itself links.
  private static var hasStaticRuntime: Bool {
    let files = FileManager.default
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let swift = folders.map({ "\($0)/swift" }).first(where: { files.isExecutableFile(atPath: $0) }) else { return false }
    let runtime = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    guard files.fileExists(atPath: runtime.appendingPathComponent("lib/swift_static/linux/libFoundation.a").path) else { return false }
    #if arch(arm64)
      let places = ["/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"]
    #else
      let places = ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib"]
    #endif
    // FoundationNetworking and FoundationXML; without their development packages the link fails.
    return ["libcurl.so", "libxml2.so"].allSatisfy { library in places.contains { files.fileExists(atPath: "\($0)/\(library)") } }
  }

  /// `folder:Target` apart. A folder whose own name holds a colon is taken whole where it exists.
  private static func split(_ text: String) -> (folder: URL, target: String?) {
    let whole = URL(fileURLWithPath: text, isDirectory: true).standardizedFileURL
    guard !FileManager.default.fileExists(atPath: whole.path), let colon = text.lastIndex(of: ":") else { return (whole, nil) }
    let target = String(text[text.index(after: colon)...])
    return (URL(fileURLWithPath: String(text[..<colon]), isDirectory: true).standardizedFileURL, target.isEmpty ? nil : target)
  }
}

/// Why a package could not be made an app bundle.
public enum PackageError: Error, Sendable, Equatable, CustomStringConvertible {
  case nothing(String)
  case noPackage(String)
  case noSwift
  case malformed(String, String)
  case noExecutable(String)
  case severalExecutables(String, [String])
  case unknownTarget(String, known: [String])
  case build(String, folder: String, errors: [String])
  case incomplete(String)
  case linkLoop(String)
  case lostLink(String)

  public var description: String {
    switch self {
    case .nothing(let path): "there is nothing at \(path); give a package folder, folder:Target or an app bundle"
    case .noPackage(let path): "\(path) has no Package.swift; give a package folder, or folder:Target"
    case .noSwift: "there is no swift on PATH; install a Swift 6.3 toolchain"
    case .malformed(let path, let what): "the package \(path) cannot be read: \(what)"
    case .noExecutable(let path): "the package \(path) has no executable target; the one with the widget's @main has to be an executableTarget"
    case .severalExecutables(let path, let names):
      "the package \(path) has several executables; name one, as in \(path):\(names[0]) (\(names.joined(separator: ", ")))"
    case .unknownTarget(let name, let known):
      "the package has no executable \(name); it has: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .build(let names, let folder, let errors):
      "\(names) does not build: \(errors.first ?? "see swift build --package-path \(folder)")\(errors.count > 1 ? " (and \(errors.count - 1) more errors)" : "")"
    case .linkLoop(let path): "the resource \(path) lies in a folder that holds a link to itself; take the link out of the resources"
    case .lostLink(let path): "the resource \(path) is a link to a file that is not there; put the file back, or take the link out of the resources"
    case .incomplete(let what): "the build left no \(what); run swift build in the package to see why"
    }
  }
}
