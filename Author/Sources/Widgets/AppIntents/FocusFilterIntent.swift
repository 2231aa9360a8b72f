/// Stub. An intent that a Focus performs when it begins and ends. There is no Focus, so it is never performed.
public protocol SetFocusFilterIntent: AppIntent {
  var displayRepresentation: DisplayRepresentation { get }
  var appContext: FocusFilterAppContext { get async throws }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  /// Returns the intent with its defaults, as while no Focus is on.
  public static var current: Self { get async throws { Self() } }
}
/// Stub. The changes that a filter makes to the app's notifications.
// Unchecked: NSPredicate does not change.
public struct FocusFilterAppContext: @unchecked Sendable {
  public var notificationFilterPredicate: NSPredicate?
  public init(notificationFilterPredicate: NSPredicate? = nil) { self.notificationFilterPredicate = notificationFilterPredicate }
}
public struct FocusFilterSuggestionContext: Sendable {
  public enum TimeOfDay: Sendable { case morning, afternoon, evening, night }
  public var likelyTimeOfDay: TimeOfDay? { nil }
}
