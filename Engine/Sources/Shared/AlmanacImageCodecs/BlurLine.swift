/// Blurs rows and columns, one at a time, with three boxes.
///
/// A line is extended by the boxes' reach on both sides: what the first box moves out of the picture, the next ones may move back into it.
final class BlurLine {
  /// How far the three boxes together move a value.
  let reach: Int
  private let boxes: [Int]
  private let capacity: Int
  private let first: UnsafeMutablePointer<UInt32>
  private let second: UnsafeMutablePointer<UInt32>

  /// - Parameter capacity: the length of the longest line.
  init(capacity: Int, boxes: [Int]) {
    self.boxes = boxes
    reach = boxes.reduce(0) { $0 + $1 / 2 }
    self.capacity = capacity + 2 * reach
    first = .allocate(capacity: self.capacity)
    second = .allocate(capacity: self.capacity)
  }

  deinit {
    first.deallocate()
    second.deallocate()
  }

  /// Blurs `count` bytes in place; `step` is the distance from one to the next.
  func blur(_ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    var any: UInt8 = 0
    for index in 0..<count { any |= values[index * step] }
    if any == 0 { return }
    // Sums keep 8 more bits between the boxes, so that the three roundings do not accumulate.
    let result = blurred(count: count) { UInt32(values[$0 * step]) << 8 }
    for index in 0..<count { values[index * step] = UInt8(min(255, (result[reach + index] + 128) >> 8)) }
  }

  /// Blurs the `count` numbers that `value` returns. The result has `reach` more numbers on both sides and is valid until the next call.
  @inline(__always)
  func blurred(count: Int, _ value: (Int) -> UInt32) -> UnsafeMutablePointer<UInt32> {
    let length = count + 2 * reach
    var source = first
    var target = second
    for index in 0..<reach {
      source[index] = 0
      source[reach + count + index] = 0
    }
    for index in 0..<count { source[reach + index] = value(index) }
    for box in boxes {
      let half = box / 2
      let divisor = UInt64(box)
      var sum: UInt64 = 0
      for index in 0..<min(half, length) { sum += UInt64(source[index]) }
      for index in 0..<length {
        if index + half < length { sum += UInt64(source[index + half]) }
        target[index] = UInt32((sum + divisor / 2) / divisor)
        if index - half >= 0 { sum -= UInt64(source[index - half]) }
      }
      swap(&source, &target)
    }
    return source
  }
}
