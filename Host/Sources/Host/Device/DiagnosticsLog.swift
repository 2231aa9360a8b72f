import Scheduler
import WireSchema

/// The diagnostics of widgets' archives, and which of them subscribers have already.
///
/// Archives of an earlier run of the host are unknown here: after a restart the first one that arrives is announced whatever it holds.
struct DiagnosticsLog {
  private struct Widget {
    var received: [ArchiveID: [Diagnostic]] = [:]
    /// Nil: unknown, since an earlier host announced it.
    var announced: [Diagnostic]?
  }
  private var widgets: [InstanceID: Widget] = [:]

  /// A widget was added. It has no diagnostics yet.
  mutating func add(_ id: InstanceID) { widgets[id] = Widget(announced: []) }

  /// An archive has arrived.
  ///
  /// - Parameter inUse: the widget's other archives that may still become current; those of the rest are forgotten.
  mutating func receive(_ diagnostics: [Diagnostic], of archive: ArchiveID, for id: InstanceID, inUse: [ArchiveID] = []) {
    var widget = widgets[id] ?? Widget()
    widget.received = widget.received.filter { inUse.contains($0.key) }
    widget.received[archive] = diagnostics
    widgets[id] = widget
  }

  /// Returns the diagnostics of `archive`, which is current now, if subscribers have others; nil if they have them or they are unknown.
  mutating func change(of id: InstanceID, current archive: ArchiveID) -> [Diagnostic]? {
    guard let widget = widgets[id], let diagnostics = widget.received[archive], diagnostics != widget.announced else { return nil }
    widgets[id]?.announced = diagnostics
    return diagnostics
  }

  mutating func remove(_ id: InstanceID) { widgets[id] = nil }
}
