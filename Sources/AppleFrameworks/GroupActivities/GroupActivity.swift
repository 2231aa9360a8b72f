@_exported import Combine
@_exported import FoundationCompat
@_exported import UIKit

/// Something that people do together. Nobody calls anybody here: activities are not activated, and there are no sessions.
public protocol GroupActivity: Codable, Sendable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  public static var activityIdentifier: String { String(reflecting: Self.self) }
  @discardableResult public func activate() async throws -> Bool {
    reportGroupActivities()
    return false
  }
  public func prepareForActivation() async -> GroupActivityActivationResult {
    reportGroupActivities()
    return .activationDisabled
  }
  /// No session ever comes: the sequence stays silent until its task is cancelled.
  public static func sessions() -> GroupSession<Self>.Sessions {
    reportGroupActivities()
    return GroupSession<Self>.Sessions()
  }
}
func reportGroupActivities() {
  UnavailableServices.report("groupActivities.unavailable", "there are no calls on this machine, and no session of SharePlay")
}
public enum GroupActivityActivationResult: Sendable, Hashable { case activationDisabled, activationPreferred, cancelled }

public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Sendable, Hashable {
    private let name: String
    public static let generic = ActivityType(name: "generic")
    public static let watchTogether = ActivityType(name: "watchTogether")
    public static let listenTogether = ActivityType(name: "listenTogether")
    public static let createTogether = ActivityType(name: "createTogether")
    public static let workoutTogether = ActivityType(name: "workoutTogether")
    public static let shopTogether = ActivityType(name: "shopTogether")
    public static let readTogether = ActivityType(name: "readTogether")
    public static let exploreTogether = ActivityType(name: "exploreTogether")
    public static let learnTogether = ActivityType(name: "learnTogether")
  }
  public struct LifetimePolicy: Sendable, Hashable {
    private let isAutomatic: Bool
    public static let automatic = LifetimePolicy(isAutomatic: true)
  }
  public var type = ActivityType.generic
  public var title: String?
  public var subtitle: String?
  public var previewImage: CGImage?
  public var fallbackURL: URL?
  public var supportsContinuationOnTV = false
  public var preferredBroadcastOptions: BroadcastOptions = []
  public var lifetimePolicy = LifetimePolicy.automatic
  public init() {}
  public struct BroadcastOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

public struct Participant: Hashable, Sendable, Identifiable {
  public let id: UUID
}
public enum Participants: Sendable {
  case all
  case only(Set<Participant>)
}
extension Participants {
  public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// People who do something together. None is ever made.
// Unchecked: there is no object.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
  public enum State: Sendable {
    case waiting, joined
    case invalidated(reason: any Error)
  }
  public struct Sessions: AsyncSequence, Sendable {
    public typealias Element = GroupSession<ActivityType>
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> GroupSession<ActivityType>? {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public let id = UUID()
  @Published public var activity: ActivityType
  @Published public internal(set) var state = State.waiting
  @Published public internal(set) var activeParticipants: Set<Participant> = []
  public let localParticipant = Participant(id: UUID())
  init(activity: ActivityType) { self.activity = activity }
  public func join() {}
  public func leave() {}
  public func end() {}
}

/// Sends values to the people of a session: there are none, so it sends nothing.
public final class GroupSessionMessenger: Sendable {
  public enum DeliveryMode: Sendable { case reliable, unreliable }
  public struct MessageContext: Sendable {
    public let source: Participant
  }
  public struct Messages<Message: Sendable>: AsyncSequence, Sendable {
    public typealias Element = (Message, MessageContext)
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> (Message, MessageContext)? {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode = .reliable) {}
  public func send<Message: Codable & Sendable>(_ value: Message, to participants: Participants = .all) async throws {
    reportGroupActivities()
    throw CocoaError(.featureUnsupported)
  }
  public func send<Message: Codable & Sendable>(
    _ value: Message, to participants: Participants = .all, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    reportGroupActivities()
    completion(CocoaError(.featureUnsupported))
  }
  public func messages<Message: Codable & Sendable>(of type: Message.Type) -> Messages<Message> { Messages() }
}

/// Whether a call is under way: never.
// Unchecked: nothing changes.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
  @Published public private(set) var isEligibleForGroupSession = false
  public init() {}
}

// It shows nothing, like every view controller here.
@MainActor open class GroupActivitySharingController: UIViewController {
  public enum SharingResult: Sendable { case success, cancelled }
  public init<ActivityType: GroupActivity>(_ activity: ActivityType) throws { super.init(nibName: nil, bundle: nil) }
  public init<ActivityType: GroupActivity>(preparationHandler: @escaping () async throws -> ActivityType) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  public var result: SharingResult { get async { .cancelled } }
}
