import Glibc

// Page sizes, and allocation of memory in pages.

public var vm_page_size: vm_size_t { vm_size_t(sysconf(_SC_PAGESIZE)) }
public var vm_kernel_page_size: vm_size_t { vm_page_size }
public var vm_page_mask: vm_size_t { vm_page_size - 1 }
public var vm_page_shift: Int32 { Int32(vm_page_size.trailingZeroBitCount) }
public var vm_kernel_page_mask: vm_size_t { vm_page_mask }
public var vm_kernel_page_shift: Int32 { vm_page_shift }
public var VM_FLAGS_ANYWHERE: Int32 { 1 }

@discardableResult public func host_page_size(_ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!) -> kern_return_t {
  guard host == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  guard let out_page_size else { return KERN_INVALID_ARGUMENT }
  out_page_size.pointee = vm_page_size
  return KERN_SUCCESS
}

/// Allocates memory where the kernel has space. Asking for a fixed address fails.
@discardableResult public func vm_allocate(
  _ target_task: vm_map_t, _ address: UnsafeMutablePointer<vm_address_t>!, _ size: vm_size_t, _ flags: Int32
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return MACH_SEND_INVALID_DEST }
  guard let address else { return KERN_INVALID_ARGUMENT }
  guard flags & VM_FLAGS_ANYWHERE != 0 else { return KERN_NO_SPACE }
  guard size > 0 else {
    address.pointee = 0
    return KERN_SUCCESS
  }
  guard let length = Int(exactly: size), let memory = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
    memory != MAP_FAILED
  else { return KERN_NO_SPACE }
  address.pointee = vm_address_t(bitPattern: memory)
  return KERN_SUCCESS
}

/// Frees whole pages, also those that the range only touches, as Darwin does: many apps pass a number of integers instead of bytes.
@discardableResult public func vm_deallocate(_ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
  guard target_task == mach_task_self_ else { return MACH_SEND_INVALID_DEST }
  guard size > 0 else { return KERN_SUCCESS }
  let start = address & ~vm_page_mask
  let (end, overflow) = address.addingReportingOverflow(size)
  guard start != 0, !overflow, end <= vm_address_t(Int.max) else { return KERN_INVALID_ARGUMENT }
  let length = Int((end + vm_page_mask) & ~vm_page_mask) - Int(start)
  return munmap(UnsafeMutableRawPointer(bitPattern: start), length) == 0 ? KERN_SUCCESS : KERN_INVALID_ADDRESS
}

/// Writes the integers of a structure into the caller's buffer, as Mach does.
///
/// - Parameters:
///   - revisions: the lengths of all versions of the structure, in integers, in ascending order. Writes the longest that fits.
///   - tooSmall: the result if none fits. In that case nothing is written.
func write<Value: BitwiseCopyable>(
  _ value: Value, revisions: [Int], _ target: UnsafeMutablePointer<integer_t>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?,
  tooSmall: kern_return_t
) -> kern_return_t {
  guard let target, let count else { return KERN_INVALID_ARGUMENT }
  guard let length = revisions.last(where: { $0 <= Int(count.pointee) }) else { return tooSmall }
  withUnsafeBytes(of: value) { bytes in
    UnsafeMutableRawBufferPointer(start: target, count: length * 4).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(length * 4)))
  }
  count.pointee = mach_msg_type_number_t(length)
  return KERN_SUCCESS
}
