import Foundation
import Host

/// Whether this machine can build widget packages: the Swift toolchain on PATH, and the SDK, which the same toolchain has to have built.
struct ToolchainCheck {
  /// The first line of `swift --version`; nil: there is no `swift` on PATH.
  let compiler: String?
  let sdk: SDKRecord.State

  /// The oldest toolchain that builds packages.
  private static let oldest = (major: 6, minor: 3)

  static func ofThisMachine() async -> ToolchainCheck {
    let run = await ToolRun.run("swift", ["--version"])
    // The Swift driver prints its own version before, on the same line or on standard error.
    let line = (run?.output ?? []).first { $0.contains("Swift version ") }
    return ToolchainCheck(
      compiler: run.map { _ in line.map { String($0[$0.range(of: "Swift version ")!.lowerBound...]) } ?? "" }, sdk: SDKRecord.ofThisCommand())
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
      return DoctorItem(name: name, active: false, detail: "swift --version tells no version; \(advice)")
    }
    guard version >= Self.oldest else {
      return DoctorItem(name: name, active: false, detail: "Swift \(version.major).\(version.minor) is too old; \(advice)")
    }
    return DoctorItem(name: name, active: true, detail: "\(compiler), which builds packages of widgets")
  }

  private var kit: DoctorItem {
    let name = "SDK"
    switch sdk {
    case .missing(let folder):
      return DoctorItem(
        name: name, active: false, optional: true,
        detail: "\(folder) is missing, so packages of widgets compile Almanac themselves; in a checkout run make build, else install Almanac again")
    case .unreadable(let file, let why):
      return DoctorItem(name: name, active: false, detail: "\(file) cannot be read: \(why); in a checkout run make build, else install Almanac again")
    case .found(let record):
      if record.version != BuildVersion.number {
        return DoctorItem(
          name: name, active: false,
          detail: "the SDK in \(record.folder) is of Almanac \(record.version), this command of \(BuildVersion.number); install both together")
      }
      if let compiler, !compiler.isEmpty, compiler != record.compiler {
        return DoctorItem(
          name: name, active: false,
          detail: "the SDK was built with \(record.compiler), swift on PATH is \(compiler); put that toolchain first on PATH, or build the SDK again with make build")
      }
      return DoctorItem(name: name, active: true, detail: "\(record.folder), of Almanac \(record.version), built with \(record.compiler)")
    }
  }
}
