/// Decides when an extension has taken too long for a reply.
///
/// Time spent waiting for a processor extends the deadline, up to a limit. Otherwise a widget that draws much would fail on a busy machine.
struct ReplyDeadline {
  /// The longest time that the extension may take, in seconds.
  let seconds: Double
  /// The longest extended deadline, as a multiple of ``seconds``.
  let stretch: Double

  /// Returns how many seconds to wait before calling this again; nil if the deadline has passed.
  ///
  /// - Parameters:
  ///   - elapsed: the seconds since the request.
  ///   - waited: the seconds for which the process's threads waited for a processor meanwhile, added up.
  func remaining(elapsed: Double, waited: Double) -> Double? {
    let rest = min(seconds + max(0, waited), seconds * stretch) - elapsed
    // At least a hundredth of the deadline, so that a process that keeps waiting is not checked all the time.
    return rest > 0 ? max(rest, seconds / 100) : nil
  }
}
