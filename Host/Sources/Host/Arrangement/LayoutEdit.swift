import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Store

/// What a step changes of the widgets' places and sizes, beside what the scheduler changes.
struct LayoutEdit {
  /// New families.
  var resized: [InstanceID: String] = [:]
  /// New positions.
  var moved: [InstanceID: GridPosition] = [:]
  /// Widgets that come back.
  var added: [InstanceRecord] = []
  /// The archives of widgets that come back.
  var restored: [NewArchive] = []
}

/// What a person changes of a widget on its page. What is nil stays.
public struct WidgetEdit: Sendable, Hashable {
  /// The new size, one of those that kind and place offer.
  public var family: WidgetFamilyValue?
  /// The new top left cell.
  public var position: GridPosition?

  /// Creates a change.
  public init(family: WidgetFamilyValue? = nil, position: GridPosition? = nil) {
    self.family = family
    self.position = position
  }
}
