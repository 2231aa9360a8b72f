/// When an extension has taken too long for a reply.
///
/// The time in which it is ready to run but has no processor does not count, up to a limit: on a slow or busy machine a widget that draws much would
/// otherwise fail again and again although it does nothing wrong.
struct ReplyDeadline {
  /// The longest time that the extension may take, in seconds.
  let seconds: Double
  /// How many times as long it may take if it waits for a processor.
  let stretch: Double

  /// Returns after how many seconds to look again; nil if the deadline has passed.
  ///
  /// - Parameters:
  ///   - elapsed: the seconds since the request.
  ///   - waited: the seconds of these in which the process waited for a processor.
  func remaining(elapsed: Double, waited: Double) -> Double? {
    let rest = min(seconds + max(0, waited), seconds * stretch) - elapsed
    // The kernel counts a wait once it has ended. Shorter steps would only ask it more often.
    return rest > 0 ? max(rest, seconds / 100) : nil
  }
}
