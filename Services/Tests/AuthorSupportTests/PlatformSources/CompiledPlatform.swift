// almanac.json names this file; it is compiled as for watchOS.
import Foundation

/// The branches that the compiler took.
enum CompiledPlatform {
  #if os(iOS)
    static let name = "iOS"
  #elseif os(watchOS) && !targetEnvironment(macCatalyst)
    static let name = "watchOS"
  #else
    static let name = "Linux"
  #endif

  #if canImport(AppKit) || canImport(ActivityKit)
    static let hasActivities = true
  #else
    static let hasActivities = false
  #endif

  #if os(Linux) && compiler(>=5.9)
    static let isLinuxToo = true
  #else
    static let isLinuxToo = false
  #endif

  static let text = "#if os(iOS)"
  static let file = #fileID
  static let path = #filePath
  static let line = #line
}

/// Observes notifications with selectors, as sources for Apple's systems do.
final class SelectorObserver: NSObject {
  private(set) var heard: [String] = []

  func observe(_ center: NotificationCenter) {
    center.addObserver(self, selector: #selector(SelectorObserver.hear(_:)), name: Notification.Name("tide"), object: nil)
    center.addObserver(self, selector: #selector(turn), name: Notification.Name("turn"), object: self)
  }

  @objc private func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  @objc private func turn() { heard.append("turned") }
}
