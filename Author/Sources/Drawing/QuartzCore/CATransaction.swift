/// The timing curve of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (Float, Float, Float, Float)
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = (c1x, c1y, c2x, c2y) }
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all: [(Float, Float)] = [(0, 0), (points.0, points.1), (points.2, points.3), (1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }
}
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Stub. A group of changes to layers. Nothing is animated; the completion block runs at the commit.
open class CATransaction: NSObject {
  // Unsafe: layers are used only on the main thread.
  nonisolated(unsafe) private static var completion: (() -> Void)?
  open class func begin() {}
  open class func commit() {
    let block = completion
    completion = nil
    block?()
  }
  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func animationDuration() -> CFTimeInterval { 0 }
  open class func disableActions() -> Bool { true }
  open class func completionBlock() -> (() -> Void)? { completion }
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  open class func value(forKey key: String) -> Any? { nil }
  open class func lock() {}
  open class func unlock() {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { completion = block }
}
