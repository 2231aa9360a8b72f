extension ExtensionProcess {
  /// The limits of a running process.
  struct LimitsView: Sendable {
    let deadline: Double
    /// The longest deadline while the process waits for a processor, as a multiple of the usual one.
    let deadlineStretch: Double
    let replyBytes: Int
    let memoryGrowth: Int
    let memoryBaseline: Int
    let threads: Int
    let processorSeconds: Int
    /// Seconds that the process may go on after a reply, before it is suspended until the next request.
    let suspendAfter: Double
    /// Seconds to wait for a killed process to end.
    let killWait: Double
    /// Largest number of calls from the extension during one request.
    let calls = 1000
    /// Seconds between two measurements of memory while a request runs.
    let memoryInterval: Double
    /// The same while a control group limits the memory. Measurements then enforce the exact limit and give its message; the kernel enforces the
    /// bound.
    let memoryIntervalByGroup: Double
    /// Seconds between two counts of storage while a request runs.
    let storageInterval: Double
    /// Most bytes of the texts in the calls during one request.
    let callBytes: Int
    /// Most bytes of one line of the log.
    let logLineBytes: Int
    /// The most bytes of output that are read per second. After a pause as many can be read at once.
    let outputBytesPerSecond: Int
    let outputBurstBytes: Int
    /// Most bytes of answers that the extension has not read.
    let unreadBytes: Int
    let activityCalls: ActivityCallBudget
  }
}
