// What Foundation has on Apple's systems: the session's own name, observing by names. Only Foundation is imported.
import Foundation

final class SharedFeed: NSObject {
  let session = Foundation.URLSession(configuration: Foundation.URLSessionConfiguration.ephemeral)
  var observed: [String] = []

  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
    guard let keyPath else { return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    observed.append(keyPath)
  }
}
