/// The action of a shortcut: performing an intent, or opening the app with an activity.
public enum INShortcut: Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut that the user starts with a spoken phrase.
public final class INVoiceShortcut: NSObject, Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// Stub. The shortcuts that the user starts with spoken phrases. There are none, because there is no Siri.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  public static let shared = INVoiceShortcutCenter()
  private override init() { super.init() }

  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, Error?) -> Void) { completion([], nil) }
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// Stub. Does nothing: there is no Siri.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut with the situations in which it is relevant. If it names a widget's kind, the relevance applies to that widget.
public final class INRelevantShortcut: NSObject {
  public let shortcut: INShortcut
  public var relevanceProviders: [INRelevanceProvider] = []
  public var shortcutRole = INRelevantShortcutRole.action
  public var watchTemplate: INDefaultCardTemplate?
  /// The kind of the widget that the relevance applies to.
  public var widgetKind: String?

  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The role of a relevant shortcut.
public enum INRelevantShortcutRole: Int, Sendable { case action, information }

/// Stub. The presentation of a shortcut on a watch. It is never shown.
public final class INDefaultCardTemplate: NSObject {
  public var title: String
  public var subtitle: String?
  public var image: INImage?
  public init(title: String) { self.title = title }
}

/// Stub. Receives an app's relevant shortcuts, and refuses them.
public final class INRelevantShortcutStore: NSObject, Sendable {
  public static let `default` = INRelevantShortcutStore()
  private override init() { super.init() }

  /// Stub. Calls the completion with ``INDonationError/unavailable``: the host reads relevance from timelines only.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(INDonationError.unavailable)
  }
  /// Stub. Always throws ``INDonationError/unavailable``: the host reads relevance from timelines only.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws { throw INDonationError.unavailable }
}

/// A situation in which a shortcut is relevant.
open class INRelevanceProvider: NSObject {
  package override init() { super.init() }
}

/// A span of time in which a shortcut is relevant.
public final class INDateRelevanceProvider: INRelevanceProvider {
  public let startDate: Date
  public let endDate: Date?
  public init(start: Date, end: Date?) {
    startDate = start
    endDate = end
    super.init()
  }
}

/// A part of the user's daily routine in which a shortcut is relevant.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider {
  public enum Situation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout, physicalActivityIncomplete
  }
  public let situation: Situation
  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}
