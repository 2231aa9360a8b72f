import Foundation

/// Names of what an extension process has in the scratch folder, which tell the host process that made it.
///
/// Several commands may work with one data folder: a render beside a host. Each takes away what is left of processes that ended, and nothing else.
enum ScratchName {
  /// A new name, of this process.
  static func make() -> String { "\(getpid())-\(UUID().uuidString)" }

  /// Whether the process that made `name` is still there. A number that another process has by now keeps it until the next look.
  static func isInUse(_ name: String) -> Bool {
    guard let dash = name.firstIndex(of: "-"), let process = pid_t(name[..<dash]), process > 0, process != getpid() else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }
}
