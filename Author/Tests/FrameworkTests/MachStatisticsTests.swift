import Foundation
import FoundationCompat
import Testing

/// Mach's statistics of the machine, as system monitors ask for them.
@Suite struct MachStatisticsTests {
  private typealias Statistics = (host_t, host_flavor_t, host_info_t?, UnsafeMutablePointer<mach_msg_type_number_t>?) -> kern_return_t

  private func ask<Info>(
    _ statistics: Statistics, _ flavor: Int32, _ info: inout Info, count: mach_msg_type_number_t? = nil, host: host_t = mach_host_self()
  ) -> (result: kern_return_t, count: mach_msg_type_number_t) {
    var count = count ?? mach_msg_type_number_t(MemoryLayout<Info>.stride / MemoryLayout<integer_t>.stride)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { statistics(host, flavor, $0, &count) }
    }
    return (result, count)
  }
  /// Kilobytes of a line of `/proc/meminfo`.
  private func kilobytes(_ name: String) throws -> Int {
    let lines = try String(contentsOfFile: "/proc/meminfo", encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(name + ":") })
    return try #require(Int(line.split(separator: " ")[1]))
  }
  private func sum(_ ticks: (natural_t, natural_t, natural_t, natural_t)) -> UInt64 {
    UInt64(ticks.0) + UInt64(ticks.1) + UInt64(ticks.2) + UInt64(ticks.3)
  }

  @Test func `structures have the sizes of Darwin's`() {
    #expect(MemoryLayout<vm_statistics_data_t>.size == 60 && MemoryLayout<vm_statistics64_data_t>.size == 152)
    #expect(MemoryLayout<host_cpu_load_info_data_t>.size == 16 && MemoryLayout<host_basic_info_data_t>.size == 48)
    #expect(MemoryLayout<vm_statistics64>.offset(of: \.purgeable_count) == 88)
    #expect(MemoryLayout<vm_statistics64>.offset(of: \.internal_page_count) == 140)
  }

  @Test func `pages of all kinds add up to the machine's memory, and free ones are those of the kernel`() throws {
    var (pages, page) = (vm_statistics64_data_t(), vm_size_t(0))
    #expect(ask(host_statistics64, HOST_VM_INFO64, &pages) == (KERN_SUCCESS, 38))
    #expect(host_page_size(mach_host_self(), &page) == KERN_SUCCESS && page == vm_kernel_page_size && page == vm_size_t(sysconf(Int32(_SC_PAGESIZE))))
    let kinds = [pages.free_count, pages.active_count, pages.inactive_count, pages.wire_count, pages.compressor_page_count]
    let total = try kilobytes("MemTotal") * 1024 / Int(page)
    #expect(abs(kinds.reduce(0) { $0 + Int($1) } - total) <= total / 20)
    // Other processes take and give memory at the same time.
    #expect(abs(Int(pages.free_count) - (try kilobytes("MemFree")) * 1024 / Int(page)) <= total / 4)
    #expect(pages.faults > 0 && pages.internal_page_count > 0 && pages.external_page_count > 0 && pages.wire_count > 0)
    var short = vm_statistics_data_t()
    #expect(ask(host_statistics, HOST_VM_INFO, &short) == (KERN_SUCCESS, 15))
    #expect(abs(Int(short.active_count) - Int(pages.active_count)) <= total / 4 && short.wire_count > 0)
  }

  @Test func `ticks of the processors grow, and those of each add up to all`() throws {
    var before = host_cpu_load_info()
    var after = host_cpu_load_info()
    #expect(ask(host_statistics, HOST_CPU_LOAD_INFO, &before) == (KERN_SUCCESS, 4))
    var (array, count, processors) = (processor_info_array_t?.none, mach_msg_type_number_t(0), natural_t(0))
    #expect(host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &array, &count) == KERN_SUCCESS)
    let ticks = try #require(array)
    #expect(ask(host_statistics, HOST_CPU_LOAD_INFO, &after) == (KERN_SUCCESS, 4))
    #expect(count == processors * natural_t(CPU_STATE_MAX) && Int(processors) == ProcessInfo.processInfo.activeProcessorCount)
    let each = (0..<Int(count)).reduce(UInt64(0)) { $0 + UInt64(UInt32(bitPattern: ticks[$1])) }
    // The kernel rounds the ticks of each processor and state.
    #expect(each + UInt64(count) * 2 >= sum(before.cpu_ticks) && each <= sum(after.cpu_ticks) + UInt64(count) * 2 && each > 0)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: array), vm_size_t(count)) == KERN_SUCCESS)
    #expect(host_processor_info(mach_host_self(), PROCESSOR_BASIC_INFO, &processors, &array, &count) == KERN_INVALID_ARGUMENT)
  }

  @Test func `the machine tells its processors, its memory and its load`() {
    var (info, load) = (host_basic_info_data_t(), host_load_info_data_t())
    #expect(ask(host_info, HOST_BASIC_INFO, &info) == (KERN_SUCCESS, 12))
    #expect(info.max_mem == ProcessInfo.processInfo.physicalMemory && Int(info.avail_cpus) == ProcessInfo.processInfo.activeProcessorCount)
    load.avenrun = (-1, -1, -1)
    #expect(ask(host_statistics, HOST_LOAD_INFO, &load) == (KERN_SUCCESS, 6) && load.avenrun.0 >= 0 && load.avenrun.2 >= 0)
  }

  @Test func `processes and threads of the machine are counted`() {
    var (set, info) = (processor_set_name_t(0), processor_set_load_info_data_t())
    #expect(processor_set_default(mach_host_self(), &set) == KERN_SUCCESS)
    let answer = ask({ processor_set_statistics($0, $1, $2, $3) }, PROCESSOR_SET_LOAD_INFO, &info, host: set)
    #expect(answer == (KERN_SUCCESS, 4) && info.task_count > 0 && info.thread_count > 0 && info.load_average >= 0)
    #expect(ask({ processor_set_statistics($0, $1, $2, $3) }, 77, &info, host: set).result == KERN_INVALID_ARGUMENT)
    #expect(ask({ processor_set_statistics($0, $1, $2, $3) }, PROCESSOR_SET_LOAD_INFO, &info, host: 0).result == MACH_SEND_INVALID_DEST)
  }

  @Test func `no more integers are written than there is room for, and none if that is too little`() {
    var pages = vm_statistics64_data_t()
    (pages.decompressions, pages.internal_page_count) = (7, 7)
    #expect(ask(host_statistics64, HOST_VM_INFO64, &pages, count: 30) == (KERN_SUCCESS, 24))
    #expect(pages.free_count > 0 && pages.decompressions == 7 && pages.internal_page_count == 7)
    var untouched = vm_statistics64_data_t()
    #expect(ask(host_statistics64, HOST_VM_INFO64, &untouched, count: 23) == (KERN_FAILURE, 23))
    #expect(ask(host_statistics64, 77, &untouched) == (KERN_INVALID_ARGUMENT, 38))
    #expect(ask(host_statistics64, HOST_VM_INFO64, &untouched, host: 0) == (MACH_SEND_INVALID_DEST, 38))
    #expect(untouched.free_count == 0 && untouched.faults == 0)
    #expect(String(cString: mach_error_string(KERN_FAILURE)) == "(os/kern) failure")
  }

  @Test func `the clock of Mach counts nanoseconds`() {
    var base = mach_timebase_info()
    #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
    var time = timespec()
    let before = mach_absolute_time()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let between = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    #expect(before <= between && between <= mach_absolute_time())
  }
}

/// Mach's facts of a process, as apps log them.
@Suite struct TaskInfoTests {
  private func ask<Info>(
    _ flavor: Int32, _ info: inout Info, count: mach_msg_type_number_t? = nil, task: task_t = mach_task_self_
  ) -> (result: kern_return_t, count: mach_msg_type_number_t) {
    var count = count ?? mach_msg_type_number_t(MemoryLayout<Info>.size / MemoryLayout<integer_t>.size)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 1) { task_info(task, task_flavor_t(flavor), $0, &count) }
    }
    return (result, count)
  }

  @Test func `a process knows its memory, as the kernel tells it`() throws {
    var basic = mach_task_basic_info()
    #expect(ask(MACH_TASK_BASIC_INFO, &basic) == (KERN_SUCCESS, 12))
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ").map {
      try #require(UInt64($0.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    let (size, resident) = (fields[0] * UInt64(vm_page_size), fields[1] * UInt64(vm_page_size))
    #expect(basic.virtual_size > size / 2 && basic.virtual_size < size * 2)
    #expect(basic.resident_size > resident / 4 && basic.resident_size < resident * 4 && basic.resident_size_max >= basic.resident_size)
    var old = task_basic_info()
    #expect(ask(TASK_BASIC_INFO, &old) == (KERN_SUCCESS, 10) && UInt64(old.resident_size) > resident / 4)
    #expect(UInt64(old.virtual_size) > size / 2 && UInt64(old.virtual_size) < size * 2)
    var memory = task_vm_info_data_t()
    #expect(ask(TASK_VM_INFO, &memory) == (KERN_SUCCESS, 89) && memory.page_size == integer_t(vm_page_size))
    #expect(memory.phys_footprint > 0 && memory.internal > 0 && memory.internal + memory.external <= memory.resident_size * 2)
  }

  @Test func `memory that a process fills counts to its footprint`() {
    var (before, after) = (task_vm_info_data_t(), task_vm_info_data_t())
    #expect(ask(TASK_VM_INFO, &before).result == KERN_SUCCESS)
    var address: vm_address_t = 0
    let size: vm_size_t = 256 << 20
    #expect(vm_allocate(mach_task_self_, &address, size, VM_FLAGS_ANYWHERE) == KERN_SUCCESS)
    UnsafeMutableRawPointer(bitPattern: address)?.initializeMemory(as: UInt8.self, repeating: 1, count: Int(size))
    #expect(ask(TASK_VM_INFO, &after).result == KERN_SUCCESS)
    #expect(vm_deallocate(mach_task_self_, address, size) == KERN_SUCCESS)
    // Other tests run in this process.
    #expect(after.phys_footprint > before.phys_footprint + 64 << 20)
  }

  @Test func `times and events are those of the process`() {
    var (times, events, precise) = (task_thread_times_info_data_t(), task_events_info_data_t(), task_absolutetime_info_data_t())
    #expect(ask(TASK_THREAD_TIMES_INFO, &times) == (KERN_SUCCESS, 4) && ask(TASK_EVENTS_INFO, &events) == (KERN_SUCCESS, 8))
    #expect(ask(TASK_ABSOLUTETIME_INFO, &precise) == (KERN_SUCCESS, 8))
    let seconds = Double(times.user_time.seconds) + Double(times.user_time.microseconds) / 1e6
    #expect(seconds > 0 && Double(precise.total_user) / 1e9 >= seconds - 0.001 && events.faults > 0)
  }

  @Test func `an unknown flavour, too little room and another task write nothing`() {
    var basic = mach_task_basic_info()
    #expect(ask(MACH_TASK_BASIC_INFO, &basic, count: 11) == (KERN_INVALID_ARGUMENT, 11))
    #expect(ask(999, &basic) == (KERN_INVALID_ARGUMENT, 12))
    #expect(ask(MACH_TASK_BASIC_INFO, &basic, task: 0) == (MACH_SEND_INVALID_DEST, 12))
    #expect(basic.virtual_size == 0 && basic.resident_size == 0)
    var memory = task_vm_info_data_t()
    memory.min_address = 7
    #expect(ask(TASK_VM_INFO, &memory, count: 41) == (KERN_SUCCESS, 38) && memory.min_address == 7 && memory.phys_footprint > 0)
    var (threads, count, task) = (thread_act_array_t?.none, mach_msg_type_number_t(0), mach_port_name_t(0))
    #expect(task_threads(mach_task_self_, &threads, &count) == KERN_FAILURE && threads == nil)
    #expect(task_for_pid(mach_task_self_, getppid(), &task) == KERN_FAILURE && task == 0)
    #expect(vm_deallocate(0, 4096, 1) == MACH_SEND_INVALID_DEST)
  }
}

/// Counters of network interfaces in the list of `getifaddrs`.
@Suite struct InterfaceDataTests {
  /// Received and sent bytes of an interface by `/proc/net/dev`.
  private func kernelBytes(_ name: String) throws -> (received: UInt32, sent: UInt32) {
    let lines = try String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.drop { $0 == " " }.hasPrefix(name + ":") })
    let fields = try #require(line.split(separator: ":").last).split(separator: " ").compactMap { UInt64($0) }
    try #require(fields.count == 16)
    return (UInt32(truncatingIfNeeded: fields[0]), UInt32(truncatingIfNeeded: fields[8]))
  }

  @Test func `bytes of an interface are read as on a Mac`() throws {
    let before = try kernelBytes("lo")
    var list: UnsafeMutablePointer<ifaddrs>?
    try #require(getifaddrs(&list) == 0)
    defer { freeifaddrs(list) }
    let after = try kernelBytes("lo")
    var (found, next) = (0, list)
    while let entry = next {
      next = entry.pointee.ifa_next
      guard String(cString: entry.pointee.ifa_name) == "lo", entry.pointee.ifa_addr.pointee.sa_family == UInt8(AF_LINK) else { continue }
      let data = unsafeBitCast(entry.pointee.ifa_data, to: UnsafeMutablePointer<if_data>.self).pointee
      found += 1
      // The counters wrap around.
      #expect(data.ifi_ibytes &- before.received <= after.received &- before.received)
      #expect(data.ifi_obytes &- before.sent <= after.sent &- before.sent)
    }
    #expect(found == 1)
  }

  @Test func `an extension's sandbox has links and counters of the kernel's file`() throws {
    let text = """
      Inter-|   Receive                                                |  Transmit
       face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
          lo: 500     5    0    0    0     0          0         0      500       5    0    0    0     0       0          0
        eth0: 4294967306    7    1    2    0     0          0         3 42 8    4    6    0     9       0          0
      short: 1 2
      """
    let list = try #require(LinkList(text)?.first)
    defer { freeifaddrs(list) }
    let last = try #require(list.pointee.ifa_next)
    #expect(last.pointee.ifa_next == nil)
    #expect(String(cString: list.pointee.ifa_name) == "lo" && list.pointee.ifa_flags & UInt32(IFF_LOOPBACK) != 0)
    #expect(String(cString: last.pointee.ifa_name) == "eth0" && last.pointee.ifa_flags & UInt32(IFF_LOOPBACK) == 0)
    #expect(last.pointee.ifa_addr.pointee.sa_family == UInt8(AF_LINK) && last.pointee.ifa_netmask == nil)
    let data = last.pointee.ifa_data.assumingMemoryBound(to: if_data.self).pointee
    #expect(data.ifi_ibytes == 10 && data.ifi_obytes == 42 && data.ifi_ipackets == 7 && data.ifi_opackets == 8)
    #expect(data.ifi_ierrors == 1 && data.ifi_oerrors == 4 && data.ifi_iqdrops == 2 && data.ifi_imcasts == 3 && data.ifi_collisions == 9)
    #expect(LinkList("")?.first == nil)
  }
}
