import Glibc

// The names of Mach, Darwin's kernel, that its statistics need. Linux has no ports: the numbers for the task and the host are arbitrary.

/// C's Boolean.
public typealias boolean_t = Int32
public typealias natural_t = UInt32
public typealias integer_t = Int32
public typealias policy_t = Int32
public typealias kern_return_t = Int32
public typealias mach_error_t = kern_return_t
public typealias mach_port_t = UInt32
public typealias mach_port_name_t = natural_t
public typealias mach_msg_type_number_t = natural_t
public typealias host_t = mach_port_t
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_inspect_t = mach_port_t
public typealias thread_t = mach_port_t
public typealias thread_act_t = mach_port_t
public typealias thread_inspect_t = mach_port_t
public typealias vm_map_t = mach_port_t
public typealias ipc_space_t = mach_port_t
public typealias vm_size_t = UInt
public typealias vm_offset_t = UInt
public typealias vm_address_t = vm_offset_t
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64

public var KERN_SUCCESS: Int32 { 0 }
public var KERN_INVALID_ADDRESS: Int32 { 1 }
public var KERN_PROTECTION_FAILURE: Int32 { 2 }
public var KERN_NO_SPACE: Int32 { 3 }
public var KERN_INVALID_ARGUMENT: Int32 { 4 }
public var KERN_FAILURE: Int32 { 5 }
public var KERN_RESOURCE_SHORTAGE: Int32 { 6 }
public var KERN_NO_ACCESS: Int32 { 8 }
public var KERN_INVALID_TASK: Int32 { 16 }
public var KERN_INVALID_HOST: Int32 { 22 }
public var KERN_NOT_SUPPORTED: Int32 { 46 }
public var MIG_ARRAY_TOO_LARGE: Int32 { -307 }
public var MACH_SEND_INVALID_DEST: Int32 { 0x1000_0003 }
public var MACH_PORT_NULL: Int32 { 0 }

public var mach_task_self_: mach_port_t { 0x103 }
public func mach_task_self() -> mach_port_t { mach_task_self_ }
public func mach_thread_self() -> mach_port_t { 0x203 }
public func mach_host_self() -> mach_port_t { 0x303 }
@discardableResult public func mach_port_deallocate(_ task: ipc_space_t, _ name: mach_port_name_t) -> kern_return_t {
  task == mach_task_self_ ? KERN_SUCCESS : MACH_SEND_INVALID_DEST
}

/// Returns the port name of this process's own task. It fails for any other process, as in Apple's sandbox.
public func task_for_pid(_ target_tport: mach_port_name_t, _ pid: Int32, _ t: UnsafeMutablePointer<mach_port_name_t>!) -> kern_return_t {
  guard target_tport == mach_task_self_, let t else { return KERN_INVALID_ARGUMENT }
  guard pid == getpid() else { return KERN_FAILURE }
  t.pointee = mach_task_self_
  return KERN_SUCCESS
}

/// The returned text is constant, although its type says otherwise.
public func mach_error_string(_ error_value: mach_error_t) -> UnsafeMutablePointer<CChar>! {
  let text: StaticString =
    switch error_value {
    case KERN_SUCCESS: "(os/kern) successful"
    case KERN_INVALID_ADDRESS: "(os/kern) invalid address"
    case KERN_PROTECTION_FAILURE: "(os/kern) protection failure"
    case KERN_NO_SPACE: "(os/kern) no space available"
    case KERN_INVALID_ARGUMENT: "(os/kern) invalid argument"
    case KERN_FAILURE: "(os/kern) failure"
    case KERN_RESOURCE_SHORTAGE: "(os/kern) resource shortage"
    case KERN_NO_ACCESS: "(os/kern) no access"
    case KERN_INVALID_TASK: "(os/kern) invalid task"
    case KERN_INVALID_HOST: "(os/kern) invalid host"
    case KERN_NOT_SUPPORTED: "(os/kern) not supported"
    case MIG_ARRAY_TOO_LARGE: "(ipc/mig) array not large enough"
    case MACH_SEND_INVALID_DEST: "(ipc/send) invalid destination port"
    default: "unknown error code"
    }
  return UnsafeMutableRawPointer(mutating: text.utf8Start).assumingMemoryBound(to: CChar.self)
}
