// Physical memory in pages, as `vm_stat` shows it. Fields that Linux has no counterpart for are zero.

public struct vm_statistics: BitwiseCopyable, Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var zero_fill_count: natural_t = 0
  public var reactivations: natural_t = 0
  public var pageins: natural_t = 0
  public var pageouts: natural_t = 0
  public var faults: natural_t = 0
  public var cow_faults: natural_t = 0
  public var lookups: natural_t = 0
  public var hits: natural_t = 0
  public var purgeable_count: natural_t = 0
  public var purges: natural_t = 0
  public var speculative_count: natural_t = 0
  public init() {}

  init(_ pages: vm_statistics64) {
    free_count = pages.free_count
    active_count = pages.active_count
    inactive_count = pages.inactive_count
    wire_count = pages.wire_count
    reactivations = natural_t(truncatingIfNeeded: pages.reactivations)
    pageins = natural_t(truncatingIfNeeded: pages.pageins)
    pageouts = natural_t(truncatingIfNeeded: pages.pageouts)
    faults = natural_t(truncatingIfNeeded: pages.faults)
  }
}
public typealias vm_statistics_data_t = vm_statistics
public typealias vm_statistics_t = UnsafeMutablePointer<vm_statistics>

public struct vm_statistics64: BitwiseCopyable, Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var zero_fill_count: UInt64 = 0
  public var reactivations: UInt64 = 0
  public var pageins: UInt64 = 0
  public var pageouts: UInt64 = 0
  public var faults: UInt64 = 0
  public var cow_faults: UInt64 = 0
  public var lookups: UInt64 = 0
  public var hits: UInt64 = 0
  public var purges: UInt64 = 0
  public var purgeable_count: natural_t = 0
  public var speculative_count: natural_t = 0
  public var decompressions: UInt64 = 0
  public var compressions: UInt64 = 0
  public var swapins: UInt64 = 0
  public var swapouts: UInt64 = 0
  public var compressor_page_count: natural_t = 0
  public var throttled_count: natural_t = 0
  public var external_page_count: natural_t = 0
  public var internal_page_count: natural_t = 0
  public var total_uncompressed_pages_in_compressor: UInt64 = 0
  public init() {}

  /// Sorts the physical memory into Darwin's kinds of pages, which add up to the total.
  ///
  /// Caches that the kernel can reclaim are inactive; wired is the remainder: kernel memory and locked memory.
  static func ofMachine() -> Self? {
    guard let memory = kernelNumbers("/proc/meminfo"), let total = memory["MemTotal"], let free = memory["MemFree"] else { return nil }
    let pageKilobytes = max(UInt64(vm_page_size) / 1024, 1)
    func pages(_ kilobytes: UInt64) -> natural_t { natural_t(clamping: kilobytes / pageKilobytes) }
    func kilobytes(_ names: Substring...) -> UInt64 { names.reduce(0) { $0 + (memory[$1] ?? 0) } }
    var result = Self()
    result.free_count = pages(free)
    result.active_count = pages(kilobytes("Active"))
    result.inactive_count = pages(kilobytes("Inactive", "SReclaimable"))
    result.compressor_page_count = pages(kilobytes("Zswap"))
    result.total_uncompressed_pages_in_compressor = UInt64(pages(kilobytes("Zswapped")))
    result.external_page_count = pages(kilobytes("Active(file)", "Inactive(file)"))
    result.internal_page_count = pages(kilobytes("Active(anon)", "Inactive(anon)"))
    let counted = [result.free_count, result.active_count, result.inactive_count, result.compressor_page_count].reduce(0) { $0 + UInt64($1) }
    // The kernel counts each kind separately, so their sum can briefly exceed the total.
    result.wire_count = natural_t(clamping: max(UInt64(pages(total)), counted) - counted)
    // Memory is still reported if these counters are missing.
    let events = kernelNumbers("/proc/vmstat") ?? [:]
    result.reactivations = events["pgactivate"] ?? 0
    // These two are in kilobytes.
    result.pageins = (events["pgpgin"] ?? 0) / pageKilobytes
    result.pageouts = (events["pgpgout"] ?? 0) / pageKilobytes
    result.faults = events["pgfault"] ?? 0
    result.decompressions = events["zswpin"] ?? 0
    result.compressions = events["zswpout"] ?? 0
    result.swapins = events["pswpin"] ?? 0
    result.swapouts = events["pswpout"] ?? 0
    return result
  }
}
public typealias vm_statistics64_data_t = vm_statistics64
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>
