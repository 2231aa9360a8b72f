import AlmanacPainter
import AlmanacWireSchema
import Foundation
import Store

/// What a widget's picture shows, for assistive technology and inspection.
public struct ShownContent: Sendable {
  /// The display list, without what the picture hides.
  public let list: DisplayList
  /// The instant that is shown.
  public let date: Date
  /// What is hidden.
  public let redaction: RedactionValue
  /// When another entry takes the place of this one; nil: not without a new timeline.
  public let nextEntry: Date?

  /// Whether the picture shows the widget's label beside it.
  public let showsLabel: Bool

  /// Names the list, for taps on it; empty: nothing of it can be tapped.
  public let content: String

  /// Creates a value.
  public init(
    list: DisplayList, date: Date, redaction: RedactionValue = .none, nextEntry: Date? = nil, showsLabel: Bool = false, content: String = ""
  ) {
    (self.list, self.date, self.redaction, self.nextEntry, self.showsLabel, self.content) = (list, date, redaction, nextEntry, showsLabel, content)
  }
}

// What pictures show, in words (Specification A17, D5).
extension DeviceHost {
  /// Returns what a widget's picture at `date` (nil: now) shows under a presentation (nil: that of the device's settings). Nothing that the picture
  /// hides is in it.
  ///
  /// - Throws: ``HostError/nothingToShow(_:)`` before there is a placeholder.
  public func content(_ instance: String, presentation: Presentation? = nil, at date: Date? = nil) throws -> ShownContent {
    let record = try record(instance)
    var presentation = try presentation ?? self.presentation(of: record)
    let now = presentation.shownInstant(at: date ?? self.now)
    let concealment = concealment(of: record.app)
    if concealment != .placeholder, let placement = placement(of: record), let tile = tile(of: record, at: placement) {
      return ShownContent(list: tile.list, date: now, showsLabel: labelLayout(of: record, at: placement) != nil)
    }
    guard let current = try shownEntry(record, concealment, at: now), let archive = try archives.headers(current.archive) else {
      guard concealment == .placeholder else { throw HostError.nothingToShow(instance) }
      return ShownContent(list: DisplayList(), date: now, redaction: .placeholder)
    }
    presentation.redaction = redaction(presentation.redaction, under: concealment, isPlaceholder: current.isPlaceholder)
    let entry = archive.entries[current.entry]
    guard let index = entry.displayListIndex(for: presentation.variantKey, at: now), let list = try store.displayList(current.archive, at: index)
    else { throw HostError.nothingToShow(instance) }
    let shown = ShownList(archive: current.archive, index: index)
    // A placeholder can only be tapped as a whole, which opens the widget's app.
    let isHidden = presentation.redaction == .placeholder
    if !isHidden { shownActions.keep(list, as: shown.description, of: .widget(record.id)) }
    return ShownContent(
      list: list.withLinks(in: record.family).concealed(presentation.redaction), date: now, redaction: presentation.redaction,
      nextEntry: nextEntry(of: record, entry, concealment, after: now).map(presentation.visibleInstant(ofChangeAt:)),
      showsLabel: placement(of: record).flatMap { labelLayout(of: record, at: $0) } != nil, content: isHidden ? "" : shown.description)
  }

  /// Returns a widget's current display list at `date` (nil: now), for inspection.
  public func displayList(_ instance: String, at date: Date? = nil) throws -> DisplayList { try content(instance, at: date).list }

  /// Returns what is hidden of a widget. What a client asks for counts only as far as it hides more than the lock does.
  func redaction(_ asked: RedactionValue, under concealment: Concealment, isPlaceholder: Bool) -> RedactionValue {
    switch concealment {
    case .none: isPlaceholder && asked != .privacy ? .placeholder : asked
    case .privacy: asked == .placeholder || isPlaceholder ? .placeholder : .privacy
    case .placeholder: .placeholder
    }
  }

  /// Returns when a widget's next entry becomes current. While the earlier timeline is still current, that may be the first entry of the newer one.
  func nextEntry(of record: InstanceRecord, _ entry: ArchivedEntry, _ concealment: Concealment, after date: Date) -> Date? {
    guard concealment != .placeholder else { return nil }
    let state = state.instances[record.id]
    return [state?.timeline?.nextChange(after: date), state?.earlierTimeline?.nextChange(after: date), entry.nextMoment(after: date)]
      .compactMap(\.self).min()
  }
}
