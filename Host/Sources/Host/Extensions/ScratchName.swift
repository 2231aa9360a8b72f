import Foundation

/// Names in the scratch folder. They begin with the id of the host process that created the item.
///
/// Several commands may use one data folder at a time, for instance `almanac render` while a host runs. Each removes only the leftovers of processes
/// that have ended.
enum ScratchName {
  /// Returns a new name for this process.
  static func make() -> String { "\(getpid())-\(UUID().uuidString)" }

  /// Returns whether the process that created `name` is running. If another process has its id by now, the item stays until a later cleanup.
  static func isInUse(_ name: String) -> Bool {
    guard let dash = name.firstIndex(of: "-"), let process = pid_t(name[..<dash]), process > 0, process != getpid() else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }
}
