import Foundation

/// An action for the host.
public enum SchedulerEffect: Equatable, Sendable {
  /// Request a timeline from the extension; report the outcome with `timelineReceived` or `requestFailed` and this attempt's id.
  case request(InstanceID, ReloadReason, AttemptID)
  /// Cancel an attempt; its reply will be ignored.
  case cancel(InstanceID, AttemptID)
  /// Keep the archive of this timeline; it is in use from now on.
  case keepArchive(InstanceID, ArchiveID)
  /// Display this entry from now on.
  case showEntry(InstanceID, TimelineEntryPosition)
  /// Send `tick` at this instant, instead of any earlier wake-up; nil: no wake-up is needed.
  case wake(at: Date?)
  /// Store this decision (Specification C11).
  case record(Decision)
}
