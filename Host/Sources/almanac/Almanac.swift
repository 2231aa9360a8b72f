import AlmanacBasics
import ArgumentParser
import Foundation
import Host

/// The `almanac` command. Its subcommands parse options, call the host and print the result.
@main
struct Almanac: AsyncParsableCommand {
  static let version = BuildVersion.number

  static let configuration = CommandConfiguration(
    commandName: "almanac",
    abstract: "WidgetKit in the open: run, draw and explain widgets on Linux.",
    discussion: """
      Widgets are plain WidgetKit sources in a Swift package. APP is the name of an
      installed app, an app bundle (Name.app) or a package folder (folder:Target if
      the package has several targets).

      EXAMPLES
        almanac serve Examples:Weather Examples:Rangers
        almanac render Weather --kind Forecast --family systemMedium -o forecast.png
        almanac timeline Weather --kind Forecast --family systemSmall --json
      """,
    version: BuildVersion.text,
    subcommands: [
      New.self, Serve.self, Open.self, Import.self, SDKCommand.self, BundleCommand.self, Install.self, Uninstall.self, Apps.self,
      Launch.self, Kinds.self, Render.self, Sheet.self, PreviewCommand.self, Timeline.self, Reload.self, GalleryCommand.self, Add.self,
      Configure.self, Move.self, Resize.self, StackCommand.self, Unstack.self, Pin.self, Remove.self, Undo.self, TapCommand.self,
      ActivitiesCommand.self, Events.self, Location.self, Links.self, Run.self, Lock.self, Unlock.self, PasscodeCommand.self, KeychainCommand.self,
      Settings.self, Why.self, Log.self, Simulate.self, Lint.self, Check.self, BackUp.self, RestoreBackup.self, Service.self, Doctor.self,
    ])

  static func main() async {
    // Before anything opens a file or a socket.
    StandardStreams.openClosed()
    RunningTools.endWithProcess()
    RunningTools.reportWaiting { Failure.log($0, .info) }
    var status: Int32 = 0
    do {
      // They are read from /proc, and none would mean a request for help.
      guard CommandLine.argc > 0 else { throw Failure(.unavailable, "the arguments cannot be read; mount /proc") }
      try checkArguments(CommandLine.arguments)
      try checkCommand(CommandLine.arguments.dropFirst())
      try MachineCheck.run()
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      status = Failure.report(error)
    }
    do {
      try StandardStreams.flush()
    } catch {
      let unwritable = Failure.report(error)
      // Status 1 is a command's result. If that could not be written, the failure to write it counts instead.
      if status <= 1 { status = unwritable }
    }
    Foundation.exit(status)
  }

  /// Refuses a command that does not exist, with the name that was probably meant. The parser would count it as one of several unexpected arguments.
  static func checkCommand(_ arguments: ArraySlice<String>) throws(Failure) {
    var commands = configuration.subcommands
    var name = "almanac"
    for argument in arguments {
      guard !commands.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return }
      guard let next = commands.first(where: { $0._commandName == argument }) else {
        let names = commands.map { $0._commandName }
        throw Failure(
          .usage, "there is no command \(name) \(argument)\(CloseName.proposal(for: argument, among: names)); all commands: \(name) --help")
      }
      commands = next.configuration.defaultSubcommand == nil ? next.configuration.subcommands : []
      name += " \(argument)"
    }
  }

  /// Refuses empty arguments, which name nothing: an unset variable of a script is a frequent cause, and some names would stand for the working folder.
  static func checkArguments(_ arguments: [String]) throws(Failure) {
    for (argument, previous) in zip(arguments.dropFirst(), arguments) where argument.isEmpty {
      throw Failure(.usage, "the argument after \(previous) is empty; name something, or leave it out")
    }
  }
}
