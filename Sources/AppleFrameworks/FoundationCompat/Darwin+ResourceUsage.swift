import Glibc

// The structures of Darwin's `proc_pid_rusage`, one for each version. Each begins with the fields of the one before, in Darwin's order.

public typealias rusage_info_t = UnsafeMutableRawPointer
public typealias rusage_info_current = rusage_info_v6

public var RUSAGE_INFO_V0: Int32 { 0 }
public var RUSAGE_INFO_V1: Int32 { 1 }
public var RUSAGE_INFO_V2: Int32 { 2 }
public var RUSAGE_INFO_V3: Int32 { 3 }
public var RUSAGE_INFO_V4: Int32 { 4 }
public var RUSAGE_INFO_V5: Int32 { 5 }
public var RUSAGE_INFO_V6: Int32 { 6 }
public var RUSAGE_INFO_CURRENT: Int32 { 6 }

public struct rusage_info_v0: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public init() {}
}

public struct rusage_info_v1: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public init() {}
}

public struct rusage_info_v2: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public var ri_diskio_bytesread: UInt64 = 0
  public var ri_diskio_byteswritten: UInt64 = 0
  public init() {}
}

public struct rusage_info_v3: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public var ri_diskio_bytesread: UInt64 = 0
  public var ri_diskio_byteswritten: UInt64 = 0
  public var ri_cpu_time_qos_default: UInt64 = 0
  public var ri_cpu_time_qos_maintenance: UInt64 = 0
  public var ri_cpu_time_qos_background: UInt64 = 0
  public var ri_cpu_time_qos_utility: UInt64 = 0
  public var ri_cpu_time_qos_legacy: UInt64 = 0
  public var ri_cpu_time_qos_user_initiated: UInt64 = 0
  public var ri_cpu_time_qos_user_interactive: UInt64 = 0
  public var ri_billed_system_time: UInt64 = 0
  public var ri_serviced_system_time: UInt64 = 0
  public init() {}
}

public struct rusage_info_v4: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public var ri_diskio_bytesread: UInt64 = 0
  public var ri_diskio_byteswritten: UInt64 = 0
  public var ri_cpu_time_qos_default: UInt64 = 0
  public var ri_cpu_time_qos_maintenance: UInt64 = 0
  public var ri_cpu_time_qos_background: UInt64 = 0
  public var ri_cpu_time_qos_utility: UInt64 = 0
  public var ri_cpu_time_qos_legacy: UInt64 = 0
  public var ri_cpu_time_qos_user_initiated: UInt64 = 0
  public var ri_cpu_time_qos_user_interactive: UInt64 = 0
  public var ri_billed_system_time: UInt64 = 0
  public var ri_serviced_system_time: UInt64 = 0
  public var ri_logical_writes: UInt64 = 0
  public var ri_lifetime_max_phys_footprint: UInt64 = 0
  public var ri_instructions: UInt64 = 0
  public var ri_cycles: UInt64 = 0
  public var ri_billed_energy: UInt64 = 0
  public var ri_serviced_energy: UInt64 = 0
  public var ri_interval_max_phys_footprint: UInt64 = 0
  public var ri_runnable_time: UInt64 = 0
  public init() {}
}

public struct rusage_info_v5: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public var ri_diskio_bytesread: UInt64 = 0
  public var ri_diskio_byteswritten: UInt64 = 0
  public var ri_cpu_time_qos_default: UInt64 = 0
  public var ri_cpu_time_qos_maintenance: UInt64 = 0
  public var ri_cpu_time_qos_background: UInt64 = 0
  public var ri_cpu_time_qos_utility: UInt64 = 0
  public var ri_cpu_time_qos_legacy: UInt64 = 0
  public var ri_cpu_time_qos_user_initiated: UInt64 = 0
  public var ri_cpu_time_qos_user_interactive: UInt64 = 0
  public var ri_billed_system_time: UInt64 = 0
  public var ri_serviced_system_time: UInt64 = 0
  public var ri_logical_writes: UInt64 = 0
  public var ri_lifetime_max_phys_footprint: UInt64 = 0
  public var ri_instructions: UInt64 = 0
  public var ri_cycles: UInt64 = 0
  public var ri_billed_energy: UInt64 = 0
  public var ri_serviced_energy: UInt64 = 0
  public var ri_interval_max_phys_footprint: UInt64 = 0
  public var ri_runnable_time: UInt64 = 0
  public var ri_flags: UInt64 = 0
  public init() {}
}

public struct rusage_info_v6: BitwiseCopyable, Sendable {
  public var ri_uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var ri_user_time: UInt64 = 0
  public var ri_system_time: UInt64 = 0
  public var ri_pkg_idle_wkups: UInt64 = 0
  public var ri_interrupt_wkups: UInt64 = 0
  public var ri_pageins: UInt64 = 0
  public var ri_wired_size: UInt64 = 0
  public var ri_resident_size: UInt64 = 0
  public var ri_phys_footprint: UInt64 = 0
  public var ri_proc_start_abstime: UInt64 = 0
  public var ri_proc_exit_abstime: UInt64 = 0
  public var ri_child_user_time: UInt64 = 0
  public var ri_child_system_time: UInt64 = 0
  public var ri_child_pkg_idle_wkups: UInt64 = 0
  public var ri_child_interrupt_wkups: UInt64 = 0
  public var ri_child_pageins: UInt64 = 0
  public var ri_child_elapsed_abstime: UInt64 = 0
  public var ri_diskio_bytesread: UInt64 = 0
  public var ri_diskio_byteswritten: UInt64 = 0
  public var ri_cpu_time_qos_default: UInt64 = 0
  public var ri_cpu_time_qos_maintenance: UInt64 = 0
  public var ri_cpu_time_qos_background: UInt64 = 0
  public var ri_cpu_time_qos_utility: UInt64 = 0
  public var ri_cpu_time_qos_legacy: UInt64 = 0
  public var ri_cpu_time_qos_user_initiated: UInt64 = 0
  public var ri_cpu_time_qos_user_interactive: UInt64 = 0
  public var ri_billed_system_time: UInt64 = 0
  public var ri_serviced_system_time: UInt64 = 0
  public var ri_logical_writes: UInt64 = 0
  public var ri_lifetime_max_phys_footprint: UInt64 = 0
  public var ri_instructions: UInt64 = 0
  public var ri_cycles: UInt64 = 0
  public var ri_billed_energy: UInt64 = 0
  public var ri_serviced_energy: UInt64 = 0
  public var ri_interval_max_phys_footprint: UInt64 = 0
  public var ri_runnable_time: UInt64 = 0
  public var ri_flags: UInt64 = 0
  public var ri_user_ptime: UInt64 = 0
  public var ri_system_ptime: UInt64 = 0
  public var ri_pinstructions: UInt64 = 0
  public var ri_pcycles: UInt64 = 0
  public var ri_energy_nj: UInt64 = 0
  public var ri_penergy_nj: UInt64 = 0
  public var ri_secure_time_in_system: UInt64 = 0
  public var ri_secure_ptime_in_system: UInt64 = 0
  public var ri_neural_footprint: UInt64 = 0
  public var ri_lifetime_max_neural_footprint: UInt64 = 0
  public var ri_interval_max_neural_footprint: UInt64 = 0
  /// Space that Darwin reserves for later fields.
  private var reserved: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0, 0)
  public init() {}
}
