/// Swap space in bytes, as `sysctl` returns it.
public struct xsw_usage: BitwiseCopyable, Sendable {
  public var xsu_total: UInt64 = 0
  public var xsu_avail: UInt64 = 0
  public var xsu_used: UInt64 = 0
  public var xsu_pagesize: UInt32 = 0
  /// A number, as in C on ARM and on Intel. Always zero: Linux has no value for it.
  #if arch(arm64)
    public var xsu_encrypted: Int32 = 0
  #else
    public var xsu_encrypted: UInt32 = 0
  #endif
  public init() {}

  static func ofMachine() -> Self? {
    guard let memory = kernelNumbers("/proc/meminfo"), let total = memory["SwapTotal"], let free = memory["SwapFree"] else { return nil }
    var result = Self()
    (result.xsu_total, result.xsu_avail) = (total * 1024, free * 1024)
    result.xsu_used = result.xsu_total - min(result.xsu_avail, result.xsu_total)
    result.xsu_pagesize = UInt32(vm_page_size)
    return result
  }
}
