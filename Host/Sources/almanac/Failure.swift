import AlmanacPainter
import AlmanacReloadCharts
import ArgumentParser
import Foundation
import Host
import Server
import SimulationRuns
import Store
import XcodeProject

/// An error that ends a command: one line on stderr and an exit code of `sysexits.h`.
struct Failure: Error, Equatable, CustomStringConvertible {
  enum Code: Int32 {
    /// The command line is wrong.
    case usage = 64
    /// Something that the command line names is wrong: an app, a bundle, a kind, a configuration.
    case data = 65
    /// A file or folder that the command line names does not exist.
    case noInput = 66
    /// Something required is unavailable: a port, the data folder, an extension's reply.
    case unavailable = 69
    /// An error in Almanac itself.
    case software = 70
  }
  let code: Code
  let message: String

  var description: String { message }

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Converts an error of another module.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as HostError: self.init(Self.code(of: error), "\(error)")
    case let error as BundleError: self.init(.data, "\(error)")
    case let error as BackupError: self.init(Self.code(of: error), "\(error)")
    case let error as AccountKeyMoveFault: self.init(.unavailable, "\(error)")
    case let error as StoreError: self.init(.unavailable, "\(error)")
    case let error as LockError: self.init(.data, "\(error)")
    case let error as SDKError: self.init(.unavailable, "\(error)")
    case PackageError.build(let build) where build.isCrash: self.init(.software, build.summary)
    case let error as PackageError: self.init(.data, "\(error)")
    case let error as ExtensionError: self.init(.unavailable, "\(error)")
    case let error as PainterError: self.init(.data, "\(error)")
    case let error as PainterFault: self.init(.unavailable, "\(error)")
    case let error as ChartError: self.init(.usage, "\(error)")
    case let error as ImportError: self.init(Self.code(of: error), "\(error)")
    case let error as SimulationFileError: self.init(.data, "\(error)")
    case let error as ListenerError: self.init(.unavailable, "\(error)")
    case let error as ServerError: self.init(.unavailable, "\(error)")
    case let error as APIFailure: self.init(error.status == 0 || error.status >= 500 ? .unavailable : .data, error.message)
    default: self.init(.software, "\(error)")
    }
  }

  private static func code(of error: HostError) -> Code {
    switch error {
    case .dataFolder, .dataInUse, .leftover, .readOnly, .notRunning, .nothingToShow, .powerUnknown: .unavailable
    default: .data
    }
  }

  private static func code(of error: BackupError) -> Code {
    switch error {
    case .nothing, .unreadable: .noInput
    case .unwritable, .notReplaced, .noKey: .unavailable
    case .malformed, .newer, .noFile, .refused: .data
    }
  }

  private static func code(of error: ImportError) -> Code {
    switch error {
    case .usage: .usage
    case .missing: .noInput
    case .malformed: .data
    case .unwritable: .unavailable
    }
  }

  /// Prints the error and returns the exit code. Requests for help or the version exit with 0.
  static func report(_ error: any Error) -> Int32 {
    let isOurs = error is Failure || !(error is ExitCode || error is ValidationError || error is CleanExit) && !isParsing(error)
    guard !isOurs else {
      let failure = Failure(error)
      if case PackageError.build(let build) = error { log(build) } else { log(failure.message, .error) }
      return failure.code.rawValue
    }
    // A command throws an ExitCode after it has printed everything.
    if let code = error as? ExitCode { return code.rawValue }
    let code = Almanac.exitCode(for: error)
    guard code != .success else {
      print(Almanac.fullMessage(for: error))
      return 0
    }
    log(Almanac.message(for: error), .error)
    return code.rawValue
  }

  /// Prints why a package does not build: one line if there is one error, else a line for each and a last one with their number.
  static func log(_ build: BuildFailure) {
    guard build.errors.count > 1 else { return log(build.summary, .error) }
    // As compilers write them, without the command's name: editors and people find the places.
    for line in build.errors.prefix(mostErrors) { StandardStreams.report("\(Journal.singleLine(line))\n") }
    log("\(build.count)\(build.errors.count > mostErrors ? "; the first \(mostErrors) are above" : "")", .error)
  }

  /// The most errors of a build that are printed.
  private static let mostErrors = 100

  /// Prints a warning as one line on stderr; line breaks become spaces.
  static func log(_ message: String) { log(message, .warning) }

  /// Prints a message as one line on stderr; line breaks become spaces. The journal gets the priority instead of the command's name.
  static func log(_ message: String, _ priority: Journal.Priority) {
    let line = Journal.receives(2) ? Journal.line(message, priority) : "almanac: \(Journal.singleLine(message))\n"
    StandardStreams.report(line)
  }

  /// Returns whether the argument parser threw the error. Its error types are not public, so they are recognised by their exit code.
  private static func isParsing(_ error: any Error) -> Bool {
    let code = Almanac.exitCode(for: error)
    return code == .success || code == .validationFailure
  }
}
