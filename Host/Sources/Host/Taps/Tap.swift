import AlmanacScheduler
import AlmanacWireSchema
import Store

/// A display list of a stored timeline, as a name for clients: `<archive>.<index>`.
struct ShownList: Hashable, Sendable, LosslessStringConvertible {
  let archive: ArchiveID
  let index: Int

  init(archive: ArchiveID, index: Int) { (self.archive, self.index) = (archive, index) }

  init?(_ description: String) {
    guard let dot = description.lastIndex(of: "."), let index = Int(description[description.index(after: dot)...]), index >= 0 else { return nil }
    self.init(archive: ArchiveID(String(description[..<dot])), index: index)
    // A list has one name.
    guard self.description == description else { return nil }
  }

  var description: String { "\(archive).\(index)" }
}

/// A tap on a button or toggle of a widget or live activity (Specification A14).
public struct Tap: Sendable, Equatable {
  /// The client's own name of the tap, 1 to 64 letters, digits, dots, hyphens and underscores of ASCII. A tap that is sent again with the same key
  /// is not performed again.
  public let key: String
  /// Names what was shown (``ShownContent/content``): by now the widget may show something else.
  public let content: String
  /// The button or toggle.
  public let path: NodePath

  /// - Throws: ``TapError/malformedKey(_:)``.
  public init(key: String, content: String, path: NodePath) throws(TapError) {
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isPlain, (1...64).contains(key.utf8.count) else { throw .malformedKey(key) }
    (self.key, self.content, self.path) = (key, content, path)
  }
}

/// The taps on a widget or live activity whose intents are performed, as its picture shows them.
public struct TapsUnderWay: Sendable, Equatable {
  /// The content that was tapped (``ShownContent/content``). Once the widget shows other content, the picture shows nothing of the taps.
  public let content: String
  /// The toggles that show their other face.
  public let toggled: Set<NodePath>

  /// Creates a value.
  public init(content: String, toggled: Set<NodePath>) { (self.content, self.toggled) = (content, toggled) }
}

/// What became of a tap, for the client that tapped.
public struct TapAnswer: Sendable, Equatable {
  /// What became of the intent.
  public let tap: TapRecord
  /// The address that the intent asks to open; nil: none. A tap that is sent again is not asked to open it again.
  public var opensURL: String?
  /// Whether the intent opens its app.
  public var opensApp = false

  /// Creates an answer.
  public init(_ tap: TapRecord, opensURL: String? = nil, opensApp: Bool = false) {
    (self.tap, self.opensURL, self.opensApp) = (tap, opensURL, opensApp)
  }
}

/// Why a tap was not accepted. Nothing was performed.
public enum TapError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The tap's key is not one.
  case malformedKey(String)
  /// What was tapped is neither shown nor was shown a moment ago.
  case outdated
  /// There is no button or toggle.
  case noAction(String)
  /// The device is locked, and the intent needs it unlocked, or what was tapped is hidden.
  case locked
  /// So many taps on the app's widgets and live activities wait already.
  case tooMany(Int, app: String)
  /// There is no tap with this key on the widget or live activity.
  case unknown(String)

  /// The error's stable name in answers of the API.
  public var name: String {
    switch self {
    case .malformedKey: "tap.key"
    case .outdated: "tap.outdated"
    case .noAction: "tap.noAction"
    case .locked: "tap.locked"
    case .tooMany: "limit.tapQueue"
    case .unknown: "tap.unknown"
    }
  }

  public var description: String {
    switch self {
    case .malformedKey(let key):
      "\(Printable.text(key)) is not a tap's key; give 1 to 64 letters, digits, dots, hyphens and underscores that no other tap has"
    case .outdated: "the content has changed meanwhile; read it again, and tap what it shows"
    case .noAction(let path): "there is no button or toggle at \(Printable.text(path)); `actions` of the content lists them"
    case .locked: "buttons and toggles are inactive while the device is locked; unlock it first"
    case .tooMany(let limit, let app): "\(limit) taps on widgets and live activities of \(app) wait already; wait until some of them are done"
    case .unknown(let key): "there is no tap \(Printable.text(key)) there; only the newest are kept"
    }
  }
}
