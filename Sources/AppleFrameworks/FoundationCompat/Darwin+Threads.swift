// Stub. Mach's threads of a task. Linux has no ports for them, so both functions fail, and an app shows no load of its own.

public typealias thread_flavor_t = natural_t
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
public typealias thread_array_t = UnsafeMutablePointer<thread_t>

public var THREAD_BASIC_INFO: Int32 { 3 }
public var THREAD_INFO_MAX: Int32 { 32 }
public var TH_USAGE_SCALE: Int32 { 1000 }
public var TH_FLAGS_SWAPPED: Int32 { 1 }
public var TH_FLAGS_IDLE: Int32 { 2 }

public struct thread_basic_info: BitwiseCopyable, Sendable {
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var cpu_usage: integer_t = 0
  public var policy: policy_t = 0
  public var run_state: integer_t = 0
  public var flags: integer_t = 0
  public var suspend_count: integer_t = 0
  public var sleep_time: integer_t = 0
  public init() {}
}
public typealias thread_basic_info_data_t = thread_basic_info
public typealias thread_basic_info_t = UnsafeMutablePointer<thread_basic_info>

@discardableResult public func task_threads(
  _ target_task: task_inspect_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>!,
  _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  target_task == mach_task_self_ ? KERN_FAILURE : MACH_SEND_INVALID_DEST
}

@discardableResult public func thread_info(
  _ target_act: thread_inspect_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t!,
  _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  target_act == mach_thread_self() ? KERN_FAILURE : MACH_SEND_INVALID_DEST
}
