// The structures of `task_info`, with Darwin's layout. Fields that Linux has no counterpart for are zero.

/// An eight-byte integer with an alignment of four: Darwin packs these structures.
struct PackedInteger: BitwiseCopyable, Sendable {
  private var halves: (UInt32, UInt32) = (0, 0)
  var value: UInt64 {
    get { UInt64(halves.1) << 32 | UInt64(halves.0) }
    set { halves = (UInt32(truncatingIfNeeded: newValue), UInt32(truncatingIfNeeded: newValue >> 32)) }
  }
}

public struct time_value: BitwiseCopyable, Sendable {
  public var seconds: integer_t
  public var microseconds: integer_t
  public init() { self.init(seconds: 0, microseconds: 0) }
  public init(seconds: integer_t, microseconds: integer_t) { (self.seconds, self.microseconds) = (seconds, microseconds) }
}
public typealias time_value_t = time_value

public struct mach_task_basic_info: BitwiseCopyable, Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: policy_t = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias mach_task_basic_info_t = UnsafeMutablePointer<mach_task_basic_info>

public struct task_basic_info: BitwiseCopyable, Sendable {
  public var suspend_count: integer_t = 0
  private var virtual = PackedInteger()
  private var resident = PackedInteger()
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: policy_t = 0
  public init() {}

  public var virtual_size: vm_size_t {
    get { vm_size_t(virtual.value) }
    set { virtual.value = UInt64(newValue) }
  }
  public var resident_size: vm_size_t {
    get { vm_size_t(resident.value) }
    set { resident.value = UInt64(newValue) }
  }
}
public typealias task_basic_info_data_t = task_basic_info
public typealias task_basic_info_t = UnsafeMutablePointer<task_basic_info>
public typealias task_basic_info_64 = task_basic_info
public typealias task_basic_info_64_data_t = task_basic_info

public struct task_events_info: BitwiseCopyable, Sendable {
  public var faults: integer_t = 0
  public var pageins: integer_t = 0
  public var cow_faults: integer_t = 0
  public var messages_sent: integer_t = 0
  public var messages_received: integer_t = 0
  public var syscalls_mach: integer_t = 0
  public var syscalls_unix: integer_t = 0
  public var csw: integer_t = 0
  public init() {}
}
public typealias task_events_info_data_t = task_events_info

public struct task_thread_times_info: BitwiseCopyable, Sendable {
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public init() {}
}
public typealias task_thread_times_info_data_t = task_thread_times_info

public struct task_absolutetime_info: BitwiseCopyable, Sendable {
  public var total_user: UInt64 = 0
  public var total_system: UInt64 = 0
  public var threads_user: UInt64 = 0
  public var threads_system: UInt64 = 0
  public init() {}
}
public typealias task_absolutetime_info_data_t = task_absolutetime_info

public struct task_vm_info: BitwiseCopyable, Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var region_count: integer_t = 0
  public var page_size: integer_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var device: mach_vm_size_t = 0
  public var device_peak: mach_vm_size_t = 0
  public var `internal`: mach_vm_size_t = 0
  public var internal_peak: mach_vm_size_t = 0
  public var external: mach_vm_size_t = 0
  public var external_peak: mach_vm_size_t = 0
  public var reusable: mach_vm_size_t = 0
  public var reusable_peak: mach_vm_size_t = 0
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  public var compressed: mach_vm_size_t = 0
  public var compressed_peak: mach_vm_size_t = 0
  public var compressed_lifetime: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public var min_address: mach_vm_address_t = 0
  public var max_address: mach_vm_address_t = 0
  public var ledger_phys_footprint_peak: Int64 = 0
  public var ledger_purgeable_nonvolatile: Int64 = 0
  public var ledger_purgeable_novolatile_compressed: Int64 = 0
  public var ledger_purgeable_volatile: Int64 = 0
  public var ledger_purgeable_volatile_compressed: Int64 = 0
  public var ledger_tag_network_nonvolatile: Int64 = 0
  public var ledger_tag_network_nonvolatile_compressed: Int64 = 0
  public var ledger_tag_network_volatile: Int64 = 0
  public var ledger_tag_network_volatile_compressed: Int64 = 0
  public var ledger_tag_media_footprint: Int64 = 0
  public var ledger_tag_media_footprint_compressed: Int64 = 0
  public var ledger_tag_media_nofootprint: Int64 = 0
  public var ledger_tag_media_nofootprint_compressed: Int64 = 0
  public var ledger_tag_graphics_footprint: Int64 = 0
  public var ledger_tag_graphics_footprint_compressed: Int64 = 0
  public var ledger_tag_graphics_nofootprint: Int64 = 0
  public var ledger_tag_graphics_nofootprint_compressed: Int64 = 0
  public var ledger_tag_neural_footprint: Int64 = 0
  public var ledger_tag_neural_footprint_compressed: Int64 = 0
  public var ledger_tag_neural_nofootprint: Int64 = 0
  public var ledger_tag_neural_nofootprint_compressed: Int64 = 0
  public var limit_bytes_remaining: UInt64 = 0
  public var decompressions: integer_t = 0
  private var swapins = PackedInteger()
  public init() {}

  public var ledger_swapins: Int64 {
    get { Int64(bitPattern: swapins.value) }
    set { swapins.value = UInt64(bitPattern: newValue) }
  }
}
public typealias task_vm_info_data_t = task_vm_info
public typealias task_vm_info_t = UnsafeMutablePointer<task_vm_info>
