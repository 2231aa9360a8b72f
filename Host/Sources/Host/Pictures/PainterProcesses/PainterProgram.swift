import AlmanacProfiles
import Foundation

/// The program that paints, and how it is started: in a sandbox with system fonts and the fonts of one app, without network.
struct PainterProgram: Sendable {
  let configuration: HostConfiguration

  /// The path of the program.
  ///
  /// - Throws: ``PainterFault/missing(_:)``.
  func executable() throws(PainterFault) -> URL {
    let file = configuration.painter ?? Self.besideExecutable
    guard FileManager.default.isExecutableFile(atPath: file.path) else { throw .missing(file.path) }
    return file.resolvingSymlinksInPath()
  }

  /// `almanac-painter` in the folder of this program's executable.
  private static let besideExecutable: URL = {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
    return URL(fileURLWithPath: executable).deletingLastPathComponent().appendingPathComponent("almanac-painter")
  }()

  /// Returns how to start a painter.
  ///
  /// - Parameter fonts: the app's font files, which this process alone may read.
  func launch(fonts: [URL]) throws(PainterFault) -> ProcessLaunch {
    let executable = try executable().path
    var variables = [
      "ALMANAC_FONTS": configuration.fonts.path,
      "HOME": "/",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "LANG": "C.UTF-8",
      "TZ": "UTC",
      // The host reports crashes. The runtime's own report needs a process, which a painter may not start.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // The path of a toolchain's libraries, if the executable does not find them.
    variables["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let files =
      [FileRule(path: executable, access: .execute, isRequired: true), FileRule(path: configuration.fonts.path, access: .read)]
      + fonts.map { FileRule(path: $0.path, access: .read) }
    let limits = configuration.limits
    return ProcessLaunch(
      executable: executable, arguments: [executable] + fonts.map(\.path), environment: variables, directory: "/",
      files: files + SystemFiles.drawing, calls: .painter, addressSpace: limits.addressSpace, dataBytes: limits.paintProcessBytes,
      processorSeconds: limits.processorSeconds, openFiles: limits.openFiles, fileBytes: 1)
  }
}
