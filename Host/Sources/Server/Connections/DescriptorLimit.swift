import AlmanacProfiles
import Glibc

/// How many descriptors this process may have.
public enum DescriptorLimit {
  /// Raises the limit as far as the system allows, at most to what the host needs. The usual 1,024 are too few for the connections of a flood.
  ///
  /// - Returns: the limit that holds now.
  @discardableResult
  public static func raise(to wanted: Int = Profiles.serviceLimits.descriptors) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    if limit.rlim_cur < rlim_t(wanted), limit.rlim_cur < limit.rlim_max {
      var raised = limit
      raised.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, rlim_t(Int32.max)))
  }

  /// How many HTTP connections leave enough descriptors for everything else; a quarter of them if there are few.
  ///
  /// - Parameter descriptors: how many this process may have.
  static func connections(of descriptors: Int, _ limits: ServiceLimits) -> Int {
    max(8, min(limits.httpConnections, max(descriptors - limits.spareDescriptors, descriptors / 4)))
  }

  /// How many of the connections may be event streams, which stay open: a quarter, so that requests find one.
  static func streams(ofConnections connections: Int, _ limits: ServiceLimits) -> Int { min(limits.eventStreams, max(1, connections / 4)) }

  /// What to say at start if this process may have fewer descriptors than the most connections need; nil: it has enough.
  static func warning(_ descriptors: Int, _ limits: ServiceLimits) -> String? {
    let connections = connections(of: descriptors, limits)
    guard connections < limits.httpConnections else { return nil }
    return "this process may open only \(descriptors) files, so at most \(connections) connections and "
      + "\(streams(ofConnections: connections, limits)) event streams are served; allow it more: "
      + "ulimit -n \(limits.httpConnections + limits.spareDescriptors), or LimitNOFILE= of its service"
  }
}
