import AlmanacWireSchema

/// Bounds the calls that an extension makes during one request, in number and in bytes of their texts.
struct RequestCallBudget {
  private let calls: Int
  private let bytes: Int
  private var used = (calls: 0, bytes: 0)

  init(calls: Int, bytes: Int) {
    (self.calls, self.bytes) = (calls, bytes)
  }

  /// Begins anew, with the next request.
  mutating func reset() { used = (0, 0) }

  /// Counts a call. Returns what was exceeded.
  mutating func charge(_ call: ExtensionCall) -> String? {
    used.calls += 1
    guard used.calls <= calls else { return "more than \(calls) calls during one request" }
    used.bytes += call.textBytes
    return used.bytes <= bytes ? nil : "calls of more than \(bytes) bytes during one request"
  }
}
