import Foundation

/// Methods of Dispatch and Foundation with `@preconcurrency`, which the generated file of an author's module declares.
///
/// A timer's closure that uses the state of a class on the main actor is a warning on Apple's systems, whose methods come from C and Objective-C, and an error
/// with Linux's. A module's own methods hide imported ones.
enum PreconcurrencyMethods {
  /// The extensions for a target's sources: all but those of classes that the sources have subclasses of, which could not override their methods.
  static func source(for sources: [URL]) -> String {
    let parts = source.components(separatedBy: "extension ")
    let classes = parts.dropFirst().map { String($0.prefix { $0.isLetter }) }
    let subclassed = Set(classes).filter { name in sources.contains { hasSubclass(of: name, $0) } }
    return parts[0] + zip(classes, parts.dropFirst()).filter { !subclassed.contains($0.0) }.map { "extension " + $0.1 }.joined()
  }

  private static func hasSubclass(of name: String, _ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name) else { return false }
    return text.range(of: #"\bclass\s+\w+\s*:\s*\#(name)\b"#, options: .regularExpression) != nil
  }

  private static let source = """
    // As on Apple's systems a closure that uses another actor's state is a warning, in both language modes.
    extension DispatchQueue {
      @preconcurrency @usableFromInline nonisolated func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
      ) { OriginalCalls.async(self, group, qos, flags, work) }
      @preconcurrency @usableFromInline nonisolated func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
      ) { OriginalCalls.async(self, after: deadline, qos, flags, work) }
      @preconcurrency @usableFromInline nonisolated func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void
      ) { OriginalCalls.async(self, after: wallDeadline, qos, flags, work) }
    }
    extension Timer {
      @preconcurrency @usableFromInline @discardableResult nonisolated
      class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
        OriginalCalls.schedule(interval, repeats, block)
      }
      @preconcurrency @usableFromInline nonisolated
      convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(_every: interval, repeats, block, original: ())
      }
      @preconcurrency @usableFromInline nonisolated
      convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(_from: date, every: interval, repeats, block, original: ())
      }
    }
    extension NotificationCenter {
      @preconcurrency @usableFromInline @discardableResult nonisolated
      func addObserver(
        forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol { OriginalCalls.observe(self, name, obj, queue, block) }
    }
    extension OperationQueue {
      @preconcurrency @usableFromInline nonisolated func addOperation(_ block: @escaping @Sendable () -> Void) { OriginalCalls.add(block, to: self) }
      @preconcurrency @usableFromInline nonisolated
      func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) { OriginalCalls.addBarrier(barrier, to: self) }
    }
    extension BlockOperation {
      @preconcurrency @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Void) { self.init(_block: block, original: ()) }
      @preconcurrency @usableFromInline nonisolated func addExecutionBlock(_ block: @escaping @Sendable () -> Void) { OriginalCalls.add(block, to: self) }
    }
    extension RunLoop {
      @preconcurrency @usableFromInline nonisolated func perform(_ block: @escaping @Sendable () -> Void) { OriginalCalls.perform(block, on: self) }
      @preconcurrency @usableFromInline nonisolated
      func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) { OriginalCalls.perform(block, on: self, in: modes) }
    }
    extension Thread {
      @preconcurrency @usableFromInline nonisolated
      class func detachNewThread(_ block: @escaping @Sendable () -> Void) { OriginalCalls.detach(block) }
      @preconcurrency @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Void) { self.init(_block: block, original: ()) }
    }
    extension URLSession {
      @preconcurrency @usableFromInline nonisolated
      func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        OriginalCalls.load(self, url, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        OriginalCalls.load(self, request, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func uploadTask(
        with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionUploadTask { OriginalCalls.upload(self, request, bodyData, completionHandler) }
      @preconcurrency @usableFromInline nonisolated
      func uploadTask(
        with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionUploadTask { OriginalCalls.upload(self, request, fileURL, completionHandler) }
      @preconcurrency @usableFromInline nonisolated
      func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        OriginalCalls.download(self, url, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDownloadTask { OriginalCalls.download(self, request, completionHandler) }
    }

    """
}
