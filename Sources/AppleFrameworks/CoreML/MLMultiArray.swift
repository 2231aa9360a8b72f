public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
  case int8 = 131080
  public static let float64 = MLMultiArrayDataType.double
  public static let float = MLMultiArrayDataType.float32

  /// Bytes of one number.
  fileprivate var size: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    case .int8: 1
    }
  }
}
/// Numbers in several dimensions, in memory.
// Unchecked: an app fills it before it passes it on.
open class MLMultiArray: NSObject, @unchecked Sendable {
  private static let mostNumbers = 16_777_216
  public let shape: [NSNumber]
  public let strides: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private let numbers: UnsafeMutableRawBufferPointer
  private let free: (UnsafeMutableRawPointer) -> Void

  /// - Throws: `MLModelError.generic` for a shape that is empty, negative or larger than 16,777,216 numbers.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let (count, steps) = try Self.layout(shape)
    (self.shape, strides, self.dataType) = (shape, steps.map { NSNumber(value: $0) }, dataType)
    numbers = .allocate(byteCount: count * dataType.size, alignment: 16)
    numbers.initializeMemory(as: UInt8.self, repeating: 0)
    free = { $0.deallocate() }
  }
  /// Uses memory of the app, which has to hold the numbers of the shape one after the other.
  /// - Throws: `MLModelError.generic` for such a shape, and for strides with gaps.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    let (count, steps) = try Self.layout(shape)
    guard strides.map(\.intValue) == steps else { throw MLModelError(.generic) }
    (self.shape, self.strides, self.dataType) = (shape, strides, dataType)
    numbers = UnsafeMutableRawBufferPointer(start: dataPointer, count: count * dataType.size)
    free = deallocator ?? { _ in }
  }
  /// The numbers of a list, in one dimension.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  deinit { if let start = numbers.baseAddress { free(start) } }

  /// The number of numbers, and the distance between two neighbours of each dimension.
  private static func layout(_ shape: [NSNumber]) throws -> (count: Int, steps: [Int]) {
    var count = 1
    var steps: [Int] = []
    for side in shape.reversed() {
      steps.append(count)
      let (product, overflow) = count.multipliedReportingOverflow(by: side.intValue)
      guard !overflow, side.intValue > 0, product <= mostNumbers else { throw MLModelError(.generic) }
      count = product
    }
    guard !shape.isEmpty else { throw MLModelError(.generic) }
    return (count, steps.reversed())
  }

  open var count: Int { numbers.count / dataType.size }
  open var dataPointer: UnsafeMutableRawPointer { numbers.baseAddress! }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(numbers))
  }
  public func withUnsafeMutableBytes<Result>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> Result) rethrows -> Result {
    try body(numbers, strides.map(\.intValue))
  }
  open subscript(index: Int) -> NSNumber {
    get {
      precondition((0..<count).contains(index), "index \(index) is beyond the end of \(count) numbers")
      let start = index * dataType.size
      switch dataType {
      case .double: return NSNumber(value: numbers.loadUnaligned(fromByteOffset: start, as: Double.self))
      case .float32: return NSNumber(value: numbers.loadUnaligned(fromByteOffset: start, as: Float.self))
      case .float16: return NSNumber(value: Float(numbers.loadUnaligned(fromByteOffset: start, as: Float16.self)))
      case .int32: return NSNumber(value: numbers.loadUnaligned(fromByteOffset: start, as: Int32.self))
      case .int8: return NSNumber(value: numbers.loadUnaligned(fromByteOffset: start, as: Int8.self))
      }
    }
    set {
      precondition((0..<count).contains(index), "index \(index) is beyond the end of \(count) numbers")
      let start = index * dataType.size
      switch dataType {
      case .double: numbers.storeBytes(of: newValue.doubleValue, toByteOffset: start, as: Double.self)
      case .float32: numbers.storeBytes(of: newValue.floatValue, toByteOffset: start, as: Float.self)
      case .float16: numbers.storeBytes(of: Float16(newValue.floatValue), toByteOffset: start, as: Float16.self)
      case .int32: numbers.storeBytes(of: newValue.int32Value, toByteOffset: start, as: Int32.self)
      case .int8: numbers.storeBytes(of: newValue.int8Value, toByteOffset: start, as: Int8.self)
      }
    }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(key)] }
    set { self[offset(key)] = newValue }
  }
  private func offset(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}
