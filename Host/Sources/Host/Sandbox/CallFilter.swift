import CExtensionProcess
import Glibc

/// The filter of system calls that every sandboxed process gets. It is made once and lives as long as the host.
enum CallFilter {
  // Unsafe: the pointed-to filter is written before it is published and never changes.
  nonisolated(unsafe) private static let made: Result<UnsafePointer<almanac_call_filter>?, ExtensionError> = {
    guard Protections.kernel.filtersCalls else { return .success(nil) }
    let filter = UnsafeMutablePointer<almanac_call_filter>.allocate(capacity: 1)
    filter.initialize(to: almanac_call_filter())
    let result = almanac_make_call_filter(filter)
    guard result == 0 else { return .failure(.spawn("its filter of system calls: \(String(cString: strerror(-result)))")) }
    return .success(UnsafePointer(filter))
  }()

  /// Returns the filter; nil if the kernel has none.
  static func pointer() throws(ExtensionError) -> UnsafePointer<almanac_call_filter>? { try made.get() }
}
