extension URLSessionTask {
  /// Always true: `URLSession` on Linux passes data on as it comes. Setting false has no effect, except that a delegate may get it in several pieces.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTaskDelegate {
  // These exist for delegates that pass the calls on to another. `URLSession` on Linux does not call them.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
