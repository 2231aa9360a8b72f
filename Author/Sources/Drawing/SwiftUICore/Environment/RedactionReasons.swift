import AlmanacWireSchema

/// Reasons to hide content behind placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not available yet: everything is drawn as generic shapes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The device is locked or the display always on: views marked `privacySensitive()` are hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is about to be replaced: views marked `invalidatableContent()` are dimmed.
  public static let invalidated = RedactionReasons(rawValue: 4)

  package var archived: [RedactionReasonValue] {
    var values: [RedactionReasonValue] = []
    if contains(.placeholder) { values.append(.placeholder) }
    if contains(.privacy) { values.append(.privacy) }
    if contains(.invalidated) { values.append(.invalidated) }
    return values
  }
}
