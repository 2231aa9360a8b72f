import CExtensionProcess
import Glibc

/// The filters of system calls for sandboxed processes. Each is made once and lives as long as the host.
enum CallFilter: Sendable {
  /// For extensions: files, threads, and connections that the process makes.
  case `extension`
  /// For painters: no connections and no changes of files.
  case painter

  /// Returns the filter; nil if the kernel has none.
  func pointer() throws(ExtensionError) -> UnsafePointer<almanac_call_filter>? {
    switch self {
    case .extension: try Self.extensions.get()
    case .painter: try Self.painters.get()
    }
  }

  // Unsafe: the pointed-to filters are written before they are published and never change.
  nonisolated(unsafe) private static let extensions = make(ALMANAC_CALLS_EXTENSION)
  nonisolated(unsafe) private static let painters = make(ALMANAC_CALLS_PAINTER)

  private static func make(_ calls: almanac_calls) -> Result<UnsafePointer<almanac_call_filter>?, ExtensionError> {
    guard Protections.kernel.filtersCalls else { return .success(nil) }
    let filter = UnsafeMutablePointer<almanac_call_filter>.allocate(capacity: 1)
    filter.initialize(to: almanac_call_filter())
    let result = almanac_make_call_filter(filter, calls)
    guard result == 0 else { return .failure(.spawn("its filter of system calls: \(String(cString: strerror(-result)))")) }
    return .success(UnsafePointer(filter))
  }
}
