import CoreGraphics
import Foundation

/// A filter of `CoreImage.CIFilterBuiltins`, whose values have typed properties.
// Unchecked: restates the superclass's conformance; it adds no state.
final class BuiltinFilter: CIFilter, @unchecked Sendable {
  /// Returns a value as it was set: by a property, or by its key. By key, points and areas are vectors, and numbers may be of any type.
  func read<Value>(_ key: String) -> Value? {
    if let value = values[key] as? Value { return value }
    let vector = values[key] as? CIVector
    if Value.self == CGPoint.self { return vector.map { CGPoint(x: $0.x, y: $0.y) } as? Value }
    if Value.self == CGRect.self { return vector?.cgRectValue as? Value }
    guard values[key] != nil else { return nil }
    if Value.self == Float.self { return Float(number(key, 0)) as? Value }
    if Value.self == Int.self { return Int(exactly: number(key, 0).rounded()) as? Value }
    return nil
  }
}
