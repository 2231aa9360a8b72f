import Glibc

/// Writes a process's times, memory and bytes read and written. Fields that Linux has no value for are zero.
@discardableResult public func proc_pid_rusage(_ pid: Int32, _ flavor: Int32, _ buffer: UnsafeMutablePointer<rusage_info_t?>!) -> Int32 {
  guard let buffer, let size = size(of: flavor) else {
    errno = EINVAL
    return -1
  }
  guard let status = ProcessStatus(pid) else {
    errno = ESRCH
    return -1
  }
  var all = rusage_info_v6()
  (all.ri_user_time, all.ri_system_time, all.ri_pageins) = (status.userTime, status.systemTime, status.pageIns)
  (all.ri_resident_size, all.ri_phys_footprint, all.ri_proc_start_abstime) = (status.resident, status.footprint, status.startAfterBoot)
  (all.ri_child_user_time, all.ri_child_system_time) = (status.childUserTime, status.childSystemTime)
  all.ri_wired_size = (status.numbers["VmLck"] ?? 0) * 1024
  all.ri_lifetime_max_phys_footprint = max((status.numbers["VmHWM"] ?? 0) * 1024, status.footprint)
  // Readable only for processes of the same user.
  if let bytes = kernelNumbers(ProcessStatus.folder(of: pid) + "/io") {
    (all.ri_diskio_bytesread, all.ri_diskio_byteswritten) = (bytes["read_bytes"] ?? 0, bytes["write_bytes"] ?? 0)
    all.ri_logical_writes = bytes["wchar"] ?? 0
  }
  // C code passes a pointer to the structure itself, cast to this type.
  withUnsafeBytes(of: all) { UnsafeMutableRawPointer(buffer).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: size) }
  return 0
}

private func size(of flavor: Int32) -> Int? {
  let sizes = [
    MemoryLayout<rusage_info_v0>.size, MemoryLayout<rusage_info_v1>.size, MemoryLayout<rusage_info_v2>.size, MemoryLayout<rusage_info_v3>.size,
    MemoryLayout<rusage_info_v4>.size, MemoryLayout<rusage_info_v5>.size, MemoryLayout<rusage_info_v6>.size,
  ]
  return sizes.indices.contains(Int(flavor)) ? sizes[Int(flavor)] : nil
}
