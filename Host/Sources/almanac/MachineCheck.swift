import AlmanacProfiles
import Foundation
import Glibc
import Server

/// What every command needs of its machine. With less, libraries end the process without a word, or wait for ever.
enum MachineCheck {
  /// - Throws: a failure that says what to change.
  static func run(_ limits: ServiceLimits = Profiles.serviceLimits) throws(Failure) {
    try check(descriptors: DescriptorLimit.raise(to: limits.leastDescriptors), limits)
    var space = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &space) == 0 { try check(addressSpace: UInt64(space.rlim_cur), limits) }
    try check(clock: Double(time(nil)), limits)
  }

  static func check(descriptors: Int, _ limits: ServiceLimits) throws(Failure) {
    guard descriptors < limits.leastDescriptors else { return }
    throw Failure(
      .unavailable,
      "this process may open only \(descriptors) files, and needs \(limits.leastDescriptors); allow it more: ulimit -n 1024, or LimitNOFILE= of its service"
    )
  }

  static func check(addressSpace: UInt64, _ limits: ServiceLimits) throws(Failure) {
    guard addressSpace < UInt64(limits.leastAddressSpace) else { return }
    throw Failure(
      .unavailable,
      "this process may have only \(addressSpace >> 20) MiB of address space, and needs \(limits.leastAddressSpace >> 20); allow it more: "
        + "ulimit -v unlimited, or LimitAS= of its service")
  }

  /// - Parameter clock: seconds since 1970.
  static func check(clock: Double, _ limits: ServiceLimits) throws(Failure) {
    guard clock < 0 || clock > limits.latestClock else { return }
    // A calendar would be asked about a year that it may not have.
    let year = 1970 + Int((clock / 31_556_952).rounded(.down))
    throw Failure(
      .unavailable, "the machine's clock shows the year \(year), with which nothing can be scheduled; set it, for example: timedatectl set-ntp true")
  }
}
