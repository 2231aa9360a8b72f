// Values of any type by their keys, as in sources that were written for Objective-C.
import Foundation

/// A decoded answer of a server.
struct LooseFeed {
  let json: Any

  func text(_ path: String) -> String? { (json as AnyObject).value(forKeyPath: path) as? String }
  func number(_ key: String) -> Int? { ((json as AnyObject).object(forKey: key) as? NSNumber)?.intValue }
  func isSame(_ other: Any) -> Bool { (json as AnyObject).isEqual(other) }

  /// The sum of a number of each member of a list.
  static func sum(_ list: [[String: Any]], _ key: String) -> Double? { (list as AnyObject).value(forKeyPath: "@sum.\(key)") as? Double }
}

/// A place that an extension describes.
final class LooseHarbour: NSObject {
  private let name: String
  init(_ name: String) { self.name = name }
}

extension LooseHarbour {
  override var description: String { "Harbour of \(name)" }
  override var hash: Int { name.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? LooseHarbour)?.name == name }
}
