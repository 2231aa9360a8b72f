import AlmanacScheduler
import AlmanacWireSchema

/// The diagnostics of the widgets' archives, and which of them were announced to subscribers.
///
/// It does not know the archives of an earlier run of the host: after a restart the diagnostics of the first archive that arrives are always
/// announced.
struct DiagnosticsLog {
  private struct Widget {
    var received: [ArchiveID: [Diagnostic]] = [:]
    /// The diagnostics that were announced last; nil: unknown, because an earlier run of the host announced them.
    var announced: [Diagnostic]?
  }
  private var widgets: [InstanceID: Widget] = [:]

  /// Adds a new widget, which has no diagnostics yet.
  mutating func add(_ id: InstanceID) { widgets[id] = Widget(announced: []) }

  /// Keeps the diagnostics of an archive that has arrived.
  ///
  /// - Parameter inUse: the widget's other archives that are or may become current; the diagnostics of all others are dropped.
  mutating func receive(_ diagnostics: [Diagnostic], of archive: ArchiveID, for id: InstanceID, inUse: [ArchiveID] = []) {
    var widget = widgets[id] ?? Widget()
    widget.received = widget.received.filter { inUse.contains($0.key) }
    widget.received[archive] = diagnostics
    widgets[id] = widget
  }

  /// Returns the diagnostics of the current `archive` if they differ from those announced, and counts them as announced. Returns nil if they are
  /// equal or unknown.
  mutating func change(of id: InstanceID, current archive: ArchiveID) -> [Diagnostic]? {
    guard let widget = widgets[id], let diagnostics = widget.received[archive], diagnostics != widget.announced else { return nil }
    widgets[id]?.announced = diagnostics
    return diagnostics
  }

  mutating func remove(_ id: InstanceID) { widgets[id] = nil }
}
