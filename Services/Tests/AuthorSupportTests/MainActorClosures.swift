import Foundation
import UniformTypeIdentifiers
import UserNotifications

// A closure of a method that Apple's systems have from C or Objective-C uses the state of the main actor. It is a warning there in both language modes, so
// compiling this file is the test; here the warnings are wanted.

@MainActor final class TideStation {
  var height = 0.0

  func rise(by metres: Double = 1) { height += metres }

  func watch(url: URL) -> [Any] {
    DispatchQueue.global().async { self.rise() }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 60) { self.rise() }
    OperationQueue.main.addOperation { self.rise() }
    RunLoop.main.perform { self.rise() }
    UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in self.rise() }
    NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in self.rise() }
    return [
      Timer(timeInterval: 60, repeats: true) { _ in self.rise() }, Timer(fire: .distantFuture, interval: 60, repeats: true) { _ in self.height = 1 },
      Thread { self.rise() }, BlockOperation { self.rise() },
      URLSession.shared.dataTask(with: url) { _, _, _ in self.height = 2 },
      URLSession.shared.downloadTask(with: URLRequest(url: url)) { _, _, _ in self.rise() },
      NotificationCenter.default.addObserver(forName: Self.rose, object: nil, queue: nil) { _ in self.rise() },
    ]
  }

  static let rose = Notification.Name("rose")
}

/// The usual seam for tests: a public protocol with a session's method.
public protocol TideLoader {
  func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
}
extension URLSession: TideLoader {}
