import Glibc

// Mach's `host_statistics`, `host_info` and `host_processor_info`, with which system monitors read memory and load.

public typealias host_flavor_t = integer_t
public typealias host_info_t = UnsafeMutablePointer<integer_t>
public typealias host_info64_t = UnsafeMutablePointer<integer_t>

public var HOST_BASIC_INFO: Int32 { 1 }
public var HOST_LOAD_INFO: Int32 { 1 }
public var HOST_VM_INFO: Int32 { 2 }
public var HOST_CPU_LOAD_INFO: Int32 { 3 }
public var HOST_VM_INFO64: Int32 { 4 }
public var PROCESSOR_BASIC_INFO: Int32 { 1 }
public var PROCESSOR_CPU_LOAD_INFO: Int32 { 2 }

public func host_statistics(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard host_priv == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  switch flavor {
  case HOST_LOAD_INFO:
    return answer(host_load_info.ofMachine(), revisions: [6], host_info_out, host_info_outCnt)
  case HOST_VM_INFO:
    return answer(vm_statistics64.ofMachine().map(vm_statistics.init), revisions: [12, 14, 15], host_info_out, host_info_outCnt)
  case HOST_CPU_LOAD_INFO:
    return answer(ProcessorTicks().map { host_cpu_load_info(cpu_ticks: $0.all) }, revisions: [4], host_info_out, host_info_outCnt)
  default: return KERN_INVALID_ARGUMENT
  }
}

public func host_statistics64(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard flavor == HOST_VM_INFO64 else { return host_statistics(host_priv, flavor, host_info64_out, host_info64_outCnt) }
  guard host_priv == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  return answer(vm_statistics64.ofMachine(), revisions: [24, 38], host_info64_out, host_info64_outCnt)
}

public func host_info(
  _ host: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t!, _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard host == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  guard flavor == HOST_BASIC_INFO else { return KERN_INVALID_ARGUMENT }
  return answer(host_basic_info.ofMachine(), revisions: [5, 12], host_info_out, host_info_outCnt)
}

/// The caller owns the array and frees it with `vm_deallocate`.
public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t, _ out_processor_count: UnsafeMutablePointer<natural_t>!,
  _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
  _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard host == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  guard flavor == PROCESSOR_CPU_LOAD_INFO, let out_processor_count, let out_processor_info, let out_processor_infoCnt else {
    return KERN_INVALID_ARGUMENT
  }
  guard let ticks = ProcessorTicks()?.each else { return KERN_FAILURE }
  var address: vm_address_t = 0
  let states = Int(CPU_STATE_MAX)
  let allocated = vm_allocate(mach_task_self_, &address, vm_size_t(ticks.count * states * MemoryLayout<integer_t>.stride), VM_FLAGS_ANYWHERE)
  guard allocated == KERN_SUCCESS, let array = processor_info_array_t(bitPattern: address) else { return KERN_RESOURCE_SHORTAGE }
  for (index, one) in ticks.enumerated() {
    for (state, count) in [one.0, one.1, one.2, one.3].enumerated() { array[index * states + state] = integer_t(bitPattern: count) }
  }
  out_processor_count.pointee = natural_t(ticks.count)
  out_processor_info.pointee = array
  out_processor_infoCnt.pointee = mach_msg_type_number_t(ticks.count * states)
  return KERN_SUCCESS
}

/// Writes a value that was read from the kernel. Fails if there is none or if the buffer is too small.
private func answer<Value: BitwiseCopyable>(
  _ value: Value?, revisions: [Int], _ target: host_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard let value else { return KERN_FAILURE }
  return write(value, revisions: revisions, target, count, tooSmall: KERN_FAILURE)
}
