import Foundation

// Optional requirements, which only Objective-C has; the copy of this file has a protocol for each.

@objc protocol TideListener: NSObjectProtocol {
  func tideDidTurn()
  @objc optional func tide(_ station: TideBell, didReach height: Double) -> Bool
  @objc optional func tideDidEnd()
  @objc(tideNamed:) optional func tide(named name: String)
  @objc optional var limit: NSNumber { get }
}

final class TideBell: NSObject {
  let listeners = NSHashTable<TideListener>.weakObjects()
  weak var delegate: TideListener?

  /// What the listeners return; nil = it does not listen to that.
  func ring() -> [Bool?] {
    delegate?.tideDidEnd?()
    delegate?.tide?(named: "high")
    return listeners.allObjects.map { listener in
      listener.tideDidTurn()
      return listener.tide?(self, didReach: listener.limit?.doubleValue ?? 1)
    }
  }
}

class TideLog: NSObject, TideListener {
  var lines: [String] = []
  @objc func tideDidTurn() { lines.append("turn") }
}

final class FullTideLog: TideLog {
  let limit: NSNumber = 3
  func tide(_ station: TideBell, didReach height: Double) -> Bool {
    lines.append("reach \(height)")
    return height > 2
  }
}
extension FullTideLog {
  @objc func tideDidEnd() { lines.append("end") }
  func tide(named name: String) { lines.append("named \(name)") }
}
