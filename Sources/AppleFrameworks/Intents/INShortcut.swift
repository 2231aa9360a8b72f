/// The action of a shortcut: an intent, or an activity that opens the app.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut with the phrase that a person assigned to it.
public final class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  package init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    self.identifier = identifier
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The shortcuts with phrases: none on this host.
public final class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  private override init() { super.init() }

  public func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, Error?) -> Void) { completion([], nil) }
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// Does nothing: this host has no Siri.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut with the situations in which it is relevant. With a widget's kind, the same for that widget.
public final class INRelevantShortcut: NSObject, @unchecked Sendable {
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

/// How a shortcut is shown on a watch.
public final class INDefaultCardTemplate: NSObject, @unchecked Sendable {
  public var title: String
  public var subtitle: String?
  public var image: INImage?
  public init(title: String) { self.title = title }
}

/// Receives an app's relevant shortcuts.
public final class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  public static let `default` = INRelevantShortcutStore()
  private override init() { super.init() }

  /// Calls the completion with ``INDonationError/unavailable``: this host reads relevance from timelines only.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(INDonationError.unavailable)
  }
  /// - Throws: ``INDonationError/unavailable``: this host reads relevance from timelines only.
  public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws { throw INDonationError.unavailable }
}

/// A situation in which a shortcut is relevant.
open class INRelevanceProvider: NSObject, @unchecked Sendable {
  package override init() { super.init() }
}

/// A time span in which a shortcut is relevant.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date?
  public init(start: Date, end: Date?) {
    startDate = start
    endDate = end
    super.init()
  }
}

/// A part of the daily routine in which a shortcut is relevant.
public final class INDailyRoutineRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public enum Situation: Int, Sendable {
    case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout, physicalActivityIncomplete
  }
  public let situation: Situation
  public init(situation: Situation) {
    self.situation = situation
    super.init()
  }
}
