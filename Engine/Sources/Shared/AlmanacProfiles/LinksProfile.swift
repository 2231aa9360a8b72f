/// What a link of a widget may be, and how often one is opened (`Data/links.json`, Specification A11, B7).
///
/// A value type, so that a test can change one figure and keep the others.
public struct LinksProfile: Sendable, Hashable {
  /// The most bytes of a URL.
  public var urlBytes: Int
  /// The most bytes of a URL's scheme.
  public var schemeBytes: Int
  /// The most bytes of an app's open command.
  public var commandBytes: Int
  /// The most words of an app's open command.
  public var commandWords: Int
  /// How many programs that taps on one app's widgets have started may run at once.
  public var processesPerApp: Int
  /// How many seconds a tap waits for a program that fails at once.
  public var startSeconds: Double
  /// How many seconds the search for a scheme's program may take.
  public var handlerSeconds: Double
  /// How many links of one app's widgets are opened in quick succession.
  public var burst: Double
  /// How many links of one app's widgets are opened in a second, over a long time.
  public var perSecond: Double
  /// How many questions may wait for an answer.
  public var questions: Int
  /// How many confirmations of one app are kept.
  public var confirmations: Int
  /// How many taps are remembered whose intents asked to open something.
  public var intentOpenings: Int
  /// Why schemes are never opened, by their names in lower case.
  public var refusedSchemes: [String: String]
}

extension Profiles {
  /// The figures of links, from `Data/links.json`.
  public static let links: LinksProfile = {
    let file: LinksFile = embedded("links.json")
    // A missing value is a programming error, like a file that does not decode.
    func value(_ name: String) -> Double {
      guard let entry = file.limits[name] else { preconditionFailure("Engine/Sources/Shared/AlmanacProfiles/Data/links.json lacks \(name)") }
      return entry.value
    }
    var refused: [String: String] = [:]
    for group in file.refusedSchemes { for scheme in group.schemes { refused[scheme] = group.reason } }
    return LinksProfile(
      urlBytes: Int(value("urlBytes")), schemeBytes: Int(value("schemeBytes")), commandBytes: Int(value("commandBytes")),
      commandWords: Int(value("commandWords")), processesPerApp: Int(value("processesPerApp")), startSeconds: value("startSeconds"),
      handlerSeconds: value("handlerSeconds"), burst: value("burst"), perSecond: value("perSecond"), questions: Int(value("questions")),
      confirmations: Int(value("confirmations")), intentOpenings: Int(value("intentOpenings")), refusedSchemes: refused)
  }()
}

private struct LinksFile: Decodable {
  struct Number: Decodable { let value: Double }
  struct Group: Decodable {
    let schemes: [String]
    let reason: String
  }
  let limits: [String: Number]
  let refusedSchemes: [Group]
}
