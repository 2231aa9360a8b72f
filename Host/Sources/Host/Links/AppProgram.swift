import Foundation

/// What a program needs to belong to an installed app, when a person starts it instead of a tap.
public struct AppProgram: Sendable {
  /// The variables that name its app, the host's socket, and the folders that it shares with its extension.
  public let variables: [String: String]

  /// Why the program cannot use the app's keychain; nil: it can.
  public let keychainFault: AccountKeyFault?

  /// - Parameter app: the app's name.
  /// - Throws: ``HostError/unknownApp(_:known:)``; ``BundleError`` if its bundle cannot be read.
  public init(of app: String, in configuration: HostConfiguration) throws {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: configuration.appsFolder.path)) ?? [])
      .filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }.map { String($0.dropLast(4)) }.sorted()
    guard names.contains(app) else { throw HostError.unknownApp(app, known: names) }
    let bundle = try AppBundle(at: configuration.appsFolder.appendingPathComponent("\(app).app", isDirectory: true), isInstalled: true)
    do throws(AccountKeyFault) {
      _ = try AccountKey(of: configuration).get()
      keychainFault = nil
    } catch {
      keychainFault = error
    }
    variables = ProgramEnvironment.variables(of: bundle, configuration)
  }
}
