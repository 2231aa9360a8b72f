import ArgumentParser
import Foundation

/// `almanac passcode`: sets, changes and removes the passcode.
struct PasscodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passcode", abstract: "Set, change or remove the passcode of the host.",
    discussion: """
      With a passcode the host can be locked, and what it stores of apps with
      complete data protection is encrypted under a key that only the passcode opens.

      EXAMPLES
        almanac passcode set
        almanac passcode change
      """,
    subcommands: [Set.self, Change.self, Remove.self, Reset.self])

  /// `almanac passcode set`.
  struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set the first passcode and encrypt what is stored of protected apps.",
      discussion: """
        Reads the new passcode from the terminal, or one line from standard input.

        EXAMPLES
          almanac passcode set
        """)
    @OptionGroup var data: DataOption

    func run() async throws {
      let host = try await data.requiredHost()
      if try await host.lockStatus().passcode { throw Failure(.data, "a passcode is set already; change it with: almanac passcode change") }
      _ = try await host.setPasscode(current: nil, new: try PasscodeInput().readNew())
      print("set the passcode; lock with: almanac lock")
    }
  }

  /// `almanac passcode change`.
  struct Change: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change the passcode. The data is not encrypted anew, only its key.",
      discussion: """
        Reads the current passcode and the new one from the terminal, or from two lines
        of standard input.

        EXAMPLES
          almanac passcode change
        """)
    @OptionGroup var data: DataOption

    func run() async throws {
      let host = try await data.requiredHost()
      let input = PasscodeInput()
      let current = try input.read("Current passcode")
      _ = try await host.setPasscode(current: current, new: try input.readNew())
      print("changed the passcode")
    }
  }

  /// `almanac passcode remove`.
  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove the passcode and store the data of protected apps without encryption.",
      discussion: """
        Reads the current passcode from the terminal, or one line from standard input.

        EXAMPLES
          almanac passcode remove
        """)
    @OptionGroup var data: DataOption

    func run() async throws {
      let host = try await data.requiredHost()
      _ = try await host.removePasscode(current: try PasscodeInput().read("Current passcode"))
      print("removed the passcode; nothing can be locked now")
    }
  }

  /// `almanac passcode reset`.
  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give up a forgotten passcode, and with it the stored data of protected apps.",
      discussion: """
        Deletes the timelines, pictures and decisions of protected apps, which can
        no longer be read, and the key. Widgets and settings stay, all other apps keep
        their data, and the widgets of protected apps are requested again.

        EXAMPLES
          almanac passcode reset --lose-protected-data
        """)
    @Flag(help: "Agree that the stored data of protected apps is lost.")
    var loseProtectedData = false
    @OptionGroup var data: DataOption

    func validate() throws {
      if !loseProtectedData { throw ValidationError("the stored data of protected apps would be lost; agree with --lose-protected-data") }
    }

    func run() async throws {
      _ = try await data.requiredHost().resetPasscode()
      print("removed the passcode and the stored data of protected apps")
    }
  }
}
