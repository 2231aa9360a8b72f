import ArgumentParser
import Foundation
import Host

/// `almanac keychain`: says where the key of the apps' keychains is, and moves it.
struct KeychainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keychain", abstract: "Say where the key of apps' keychains is, and move it.",
    discussion: """
      What apps keep in their keychains is encrypted. The keys are derived of one
      key, which is made when an app is first started: in the desktop's secret
      service (GNOME Keyring, KWallet, KeePassXC) if the session has one that is
      unlocked, else in the file keychain.key of the data folder.

      EXAMPLES
        almanac keychain
        almanac keychain move --to secret-service
      """,
    subcommands: [Show.self, Move.self], defaultSubcommand: Show.self)

  /// `almanac keychain show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Say where the key is, and whether it can be read.",
      discussion: """
        EXIT STATUS
          0  it can be read, or there is none yet
          1  it cannot be read

        EXAMPLE
          almanac keychain show
        """)
    @OptionGroup var data: DataOption

    func run() throws {
      let key = try data.accountKey()
      let status = key.status()
      print(status.text(of: key))
      if case .fault = status { throw ExitCode(1) }
    }
  }

  /// `almanac keychain move`.
  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Move the key to the secret service or to the file.",
      discussion: """
        It stays the same key, so apps read what they have kept; a host may run
        meanwhile. If there is no key yet, one is made there. The secret service has
        to be unlocked: the command asks for no password.

        EXAMPLES
          almanac keychain move --to secret-service
          almanac keychain move --to file
        """)
    @Option(help: ArgumentHelp("Where the key goes.", valueName: "place"))
    var to: AccountKey.Place
    @OptionGroup var data: DataOption

    func run() throws {
      FileMode.makePrivate()
      let key = try data.accountKey()
      guard FileManager.default.fileExists(atPath: data.folder.path) else {
        throw Failure(
          .noInput, "there is no data folder at \(data.folder.path); almanac install and almanac serve make one, or name another with --data")
      }
      switch try key.move(to: to) {
      case .already: print("the key is there already: \(to.text(of: key))")
      case .moved: print("the key is now in \(to.text(of: key))")
      case .itemLeft:
        print("the key is now in \(to.text(of: key))")
        Failure.log("the secret service has kept its item; remove it with the desktop's program for passwords")
      }
    }
  }
}

extension AccountKey.Place: ExpressibleByArgument {
  /// Where a key is, for a sentence.
  fileprivate func text(of key: AccountKey) -> String {
    switch self {
    case .secretService: "the desktop's secret service"
    case .file: "the file \(key.file.path)"
    }
  }
}

extension AccountKeyStatus {
  /// One line about it.
  func text(of key: AccountKey) -> String {
    switch self {
    case .none(let next): "there is no key of keychains yet; the first app that is started gets one in \(next.text(of: key))"
    case .present(let place): "the key of the apps' keychains is in \(place.text(of: key))"
    case .fault(let fault): "\(fault)"
    }
  }
}

extension DataOption {
  /// The account's key of this folder.
  ///
  /// - Throws: `HostError` if the folder is another user's.
  func accountKey() throws -> AccountKey {
    let configuration = self.configuration()
    try configuration.checkOwner()
    return AccountKey(of: configuration)
  }
}
