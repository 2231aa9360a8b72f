import AlmanacBasics
import ArgumentParser
import Foundation
import Glibc
import Host

/// `almanac run`: runs a program of an installed app (Specification A5, B7).
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a program of an installed app.",
    discussion: """
      The program gets the variables that name its app, the host's socket and the
      folders that it shares with its widgets. So it can reload them, run live
      activities, receive what taps open, and read the app's group folders. It is
      not confined: it is a program of yours.

      EXAMPLES
        almanac run Notes .build/debug/NotesCommand Today "Buy milk"
        almanac run Reading Examples/.build/debug/ReadingApp
        almanac run Weather env
      """)

  @Argument(help: ArgumentHelp("The app's name; almanac apps lists them.", valueName: "app"))
  var app: String
  @OptionGroup var data: DataOption
  @Argument(parsing: .captureForPassthrough, help: ArgumentHelp("The program and its arguments.", valueName: "program"))
  var program: [String] = []

  func run() throws {
    // An option after the app belongs to the program.
    guard let name = program.first else { throw Failure(.usage, "name a program to run, for example: almanac run \(ShellWord.quoted(app)) env") }
    let configuration = data.configuration()
    let place = try AppProgram(of: app, in: configuration)
    for (name, value) in place.variables { setenv(name, value, 1) }
    if let fault = place.keychainFault { Failure.log("\(fault); the program cannot use the app's keychain") }
    try StandardStreams.flush()
    var arguments = program.map { strdup($0) } + [nil]
    execvp(name, &arguments)
    let reason = errno
    throw Failure(reason == ENOENT ? .noInput : .unavailable, "\(name) cannot be run: \(String(cString: strerror(reason)))")
  }
}
