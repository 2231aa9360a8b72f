import Foundation

/// Methods of Dispatch and Foundation with `@preconcurrency`, which the generated file of an author's module declares.
///
/// A timer's closure that uses the state of a main actor class causes a warning on Apple's systems, whose methods come from C and Objective-C, but an
/// error with Linux's methods. A module's own methods hide imported ones.
enum PreconcurrencyMethods {
  /// Returns the extensions for a target's sources, except those of classes that the sources subclass: a subclass could not override their methods.
  /// The methods of a type that the sources make conform to a protocol are public, because they may be requirements of a public protocol.
  static func source(for sources: [URL]) -> String {
    let parts = source.components(separatedBy: "extension ")
    // `Foundation.Timer {`
    let classes = parts.dropFirst().map { $0.prefix { $0 != " " }.split(separator: ".").last.map(String.init) ?? "" }
    let subclassed = Set(classes).filter { name in sources.contains { hasSubclass(of: name, $0) } }
    let conforming = Set(classes).filter { name in sources.contains { hasConformance(of: name, $0) } }
    return parts[0]
      + zip(classes, parts.dropFirst()).filter { !subclassed.contains($0.0) }.map { name, text in
        "extension " + (conforming.contains(name) ? text.replacingOccurrences(of: "@usableFromInline", with: "public") : text)
      }.joined()
  }

  private static func hasConformance(of name: String, _ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name) else { return false }
    return text.range(of: #"\bextension\s+(\w+\s*\.\s*)?\#(name)\s*:"#, options: .regularExpression) != nil
  }

  private static func hasSubclass(of name: String, _ file: URL) -> Bool {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(name) else { return false }
    return text.range(of: #"\bclass\s+\w+\s*:\s*\#(name)\b"#, options: .regularExpression) != nil
  }

  private static let source = """
    // As on Apple's systems a closure that uses another actor's state is a warning, in both language modes.
    extension Dispatch.DispatchQueue {
      @preconcurrency @usableFromInline nonisolated func async(
        group: Dispatch.DispatchGroup? = nil, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift.Void
      ) { AlmanacFoundationCompat.OriginalCalls.async(self, group, qos, flags, work) }
      @preconcurrency @usableFromInline nonisolated func asyncAfter(
        deadline: Dispatch.DispatchTime, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift.Void
      ) { AlmanacFoundationCompat.OriginalCalls.async(self, after: deadline, qos, flags, work) }
      @preconcurrency @usableFromInline nonisolated func asyncAfter(
        wallDeadline: Dispatch.DispatchWallTime, qos: Dispatch.DispatchQoS = .unspecified, flags: Dispatch.DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Swift.Void
      ) { AlmanacFoundationCompat.OriginalCalls.async(self, after: wallDeadline, qos, flags, work) }
    }
    extension Foundation.Timer {
      @preconcurrency @usableFromInline @discardableResult nonisolated
      class func scheduledTimer(withTimeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool, block: @escaping @Sendable (Foundation.Timer) -> Swift.Void) -> Foundation.Timer {
        AlmanacFoundationCompat.OriginalCalls.schedule(interval, repeats, block)
      }
      @preconcurrency @usableFromInline nonisolated
      convenience init(timeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool, block: @escaping @Sendable (Foundation.Timer) -> Swift.Void) {
        self.init(_every: interval, repeats, block, original: ())
      }
      @preconcurrency @usableFromInline nonisolated
      convenience init(fire date: Foundation.Date, interval: Foundation.TimeInterval, repeats: Swift.Bool, block: @escaping @Sendable (Foundation.Timer) -> Swift.Void) {
        self.init(_from: date, every: interval, repeats, block, original: ())
      }
    }
    extension Foundation.NotificationCenter {
      @preconcurrency @usableFromInline @discardableResult nonisolated
      func addObserver(
        forName name: Foundation.Notification.Name?, object obj: Any?, queue: Foundation.OperationQueue?, using block: @escaping @Sendable (Foundation.Notification) -> Swift.Void
      ) -> any Foundation.NSObjectProtocol { AlmanacFoundationCompat.OriginalCalls.observe(self, name, obj, queue, block) }
    }
    extension Foundation.OperationQueue {
      @preconcurrency @usableFromInline nonisolated func addOperation(_ block: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.add(block, to: self) }
      @preconcurrency @usableFromInline nonisolated
      func addBarrierBlock(_ barrier: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.addBarrier(barrier, to: self) }
    }
    extension Foundation.BlockOperation {
      @preconcurrency @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Swift.Void) { self.init(_block: block, original: ()) }
      @preconcurrency @usableFromInline nonisolated func addExecutionBlock(_ block: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.add(block, to: self) }
    }
    extension Foundation.RunLoop {
      @preconcurrency @usableFromInline nonisolated func perform(_ block: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.perform(block, on: self) }
      @preconcurrency @usableFromInline nonisolated
      func perform(inModes modes: [Foundation.RunLoop.Mode], block: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.perform(block, on: self, in: modes) }
    }
    extension Foundation.Thread {
      @preconcurrency @usableFromInline nonisolated
      class func detachNewThread(_ block: @escaping @Sendable () -> Swift.Void) { AlmanacFoundationCompat.OriginalCalls.detach(block) }
      @preconcurrency @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Swift.Void) { self.init(_block: block, original: ()) }
    }
    extension FoundationNetworking.URLSession {
      @preconcurrency @usableFromInline nonisolated
      func dataTask(with url: Foundation.URL, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void) -> FoundationNetworking.URLSessionDataTask {
        AlmanacFoundationCompat.OriginalCalls.load(self, url, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func dataTask(with request: FoundationNetworking.URLRequest, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void) -> FoundationNetworking.URLSessionDataTask {
        AlmanacFoundationCompat.OriginalCalls.load(self, request, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func uploadTask(
        with request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data?, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
      ) -> FoundationNetworking.URLSessionUploadTask { AlmanacFoundationCompat.OriginalCalls.upload(self, request, bodyData, completionHandler) }
      @preconcurrency @usableFromInline nonisolated
      func uploadTask(
        with request: FoundationNetworking.URLRequest, fromFile fileURL: Foundation.URL, completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
      ) -> FoundationNetworking.URLSessionUploadTask { AlmanacFoundationCompat.OriginalCalls.upload(self, request, fileURL, completionHandler) }
      @preconcurrency @usableFromInline nonisolated
      func downloadTask(with url: Foundation.URL, completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void) -> FoundationNetworking.URLSessionDownloadTask {
        AlmanacFoundationCompat.OriginalCalls.download(self, url, completionHandler)
      }
      @preconcurrency @usableFromInline nonisolated
      func downloadTask(
        with request: FoundationNetworking.URLRequest, completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
      ) -> FoundationNetworking.URLSessionDownloadTask { AlmanacFoundationCompat.OriginalCalls.download(self, request, completionHandler) }
    }

    """
}
