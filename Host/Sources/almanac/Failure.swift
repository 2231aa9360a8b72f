import ArgumentParser
import Foundation
import Host
import Painter
import ReloadCharts
import Server
import Simulator
import XcodeProject

/// What a command ends with: one line on stderr and an exit code of sysexits.
struct Failure: Error, Equatable {
  enum Code: Int32 {
    /// The command line is wrong.
    case usage = 64
    /// What the command line names is wrong: an app, a bundle, a kind, a configuration.
    case data = 65
    /// A file or folder that the command line names is not there.
    case noInput = 66
    /// Something that is needed is not to be had: a port, the data folder, an extension's answer.
    case unavailable = 69
    /// A fault of ours.
    case software = 70
  }
  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// How an error of the rooms below ends a command.
  init(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as HostError: self.init(Self.code(of: error), "\(error)")
    case let error as BundleError: self.init(.data, "\(error)")
    case let error as PackageError: self.init(.data, "\(error)")
    case let error as ExtensionError: self.init(.unavailable, "\(error)")
    case let error as PainterError: self.init(.data, "\(error)")
    case let error as ChartError: self.init(.usage, "\(error)")
    case let error as ImportError: self.init(Self.code(of: error), "\(error)")
    case let error as SimulationFileError: self.init(.data, "\(error)")
    case let error as ServerError: self.init(.unavailable, "\(error)")
    case let error as APIFailure: self.init(error.status == 0 || error.status >= 500 ? .unavailable : .data, error.message)
    default: self.init(.software, "\(error)")
    }
  }

  private static func code(of error: HostError) -> Code {
    switch error {
    case .dataFolder, .dataInUse, .notRunning, .nothingToShow, .powerUnknown: .unavailable
    default: .data
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

  /// Tells a person what is wrong and returns the exit code. Asking for help or the version is no failure.
  static func report(_ error: any Error) -> Int32 {
    let isOurs = error is Failure || !(error is ExitCode || error is ValidationError || error is CleanExit) && !isParsing(error)
    guard !isOurs else {
      let failure = Failure(error)
      say(failure.message)
      return failure.code.rawValue
    }
    // Everything has been said by who ends so.
    if let code = error as? ExitCode { return code.rawValue }
    let code = Almanac.exitCode(for: error)
    guard code != .success else {
      print(Almanac.fullMessage(for: error))
      return 0
    }
    say(Almanac.message(for: error))
    return code.rawValue
  }

  /// Prints one line on stderr, whatever the message holds.
  static func say(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    FileHandle.standardError.write(Data("almanac: \(line)\n".utf8))
  }

  /// The argument parser's own errors bear no public type; they are told by the code that they end with.
  private static func isParsing(_ error: any Error) -> Bool {
    let code = Almanac.exitCode(for: error)
    return code == .success || code == .validationFailure
  }
}
