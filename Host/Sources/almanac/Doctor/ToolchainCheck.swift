import Foundation
import Host

/// Whether this machine can build widget packages: the Swift toolchain on PATH, and the SDK, which the same toolchain has to have built.
struct ToolchainCheck {
  /// The first line of `swift --version`; nil: there is no `swift` on PATH.
  let compiler: String?
  /// The SDK of this command, or why it cannot be used.
  let sdk: Result<WidgetSDK, SDKError>

  /// The oldest toolchain that builds packages.
  private static let oldest = (major: 6, minor: 3)

  static func ofThisMachine() async -> ToolchainCheck {
    let run = await ToolRun.run("swift", ["--version"])
    // The Swift driver prints its own version before, on the same line or on standard error.
    let line = (run?.output ?? []).first { $0.contains("Swift version ") }
    let version = line.flatMap { line in line.range(of: "Swift version ").map { String(line[$0.lowerBound...]) } }
    return ToolchainCheck(compiler: run.map { _ in version ?? "" }, sdk: await usableSDK())
  }

  /// Finds the SDK, and checks it where there is a compiler to check it with.
  private static func usableSDK() async -> Result<WidgetSDK, SDKError> {
    do {
      let sdk = try WidgetSDK.find()
      guard sdk.description.version == BuildVersion.number else {
        return .failure(.otherVersion(sdk: sdk.description.version, command: BuildVersion.number))
      }
      do { try await sdk.check() } catch PackageError.noSwift {}
      return .success(sdk)
    } catch let error as SDKError {
      return .failure(error)
    } catch {
      return .failure(.unreadable("\(error)"))
    }
  }

  /// Major and minor number of a line such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  static func version(_ line: String) -> (major: Int, minor: Int)? {
    guard let match = line.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)/), let major = Int(match.1), let minor = Int(match.2) else { return nil }
    return (major, minor)
  }

  var items: [DoctorItem] { [toolchain, kit] }

  private var toolchain: DoctorItem {
    let name = "toolchain"
    let advice = "install Swift 6.3 (swift.org/install) and put its usr/bin on PATH"
    guard let compiler else {
      return DoctorItem(name: name, active: false, optional: true, detail: "there is no swift on PATH; to build packages of widgets, \(advice)")
    }
    guard let version = Self.version(compiler) else {
      return DoctorItem(name: name, active: false, detail: "swift --version prints no version; \(advice)")
    }
    guard version >= Self.oldest else {
      return DoctorItem(name: name, active: false, detail: "Swift \(version.major).\(version.minor) is too old; \(advice)")
    }
    return DoctorItem(name: name, active: true, detail: "\(compiler), which builds packages of widgets")
  }

  private var kit: DoctorItem {
    let name = "SDK"
    switch sdk {
    case .success(let sdk): return DoctorItem(name: name, active: true, detail: "\(sdk.folder.path), of \(sdk.description.compiler)")
    case .failure(.missing(let folder)):
      return DoctorItem(
        name: name, active: false, optional: true,
        detail: "\(folder) is missing, so packages of widgets cannot be built; in a checkout run make build, else install Almanac again")
    case .failure(let error): return DoctorItem(name: name, active: false, detail: "\(error)")
    }
  }
}
