import Foundation

/// Something the host is to do.
public enum SchedulerEffect: Equatable, Sendable {
  /// Ask the extension for a timeline; answer with `timelineReceived` or `requestFailed` under this attempt.
  case request(InstanceID, ReloadReason, AttemptID)
  /// Drop an attempt; its answer will be ignored.
  case cancel(InstanceID, AttemptID)
  /// The archive of this answer is in use from now on: keep it.
  case keepArchive(InstanceID, ArchiveID)
  /// Show this entry from now on.
  case showEntry(InstanceID, TimelineEntryPosition)
  /// Send `tick` at this instant, in place of any earlier wake-up; nil: nothing is due any more.
  case wake(at: Date?)
  /// Keep this record (Specification C11).
  case record(Decision)
}
