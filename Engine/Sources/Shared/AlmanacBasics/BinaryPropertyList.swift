/// The structure of a binary property list, without its values.
///
/// The file is a header of eight bytes, the objects, a table of their offsets, and a trailer of 32 bytes. Source: CFBinaryPList.c of Apple's
/// CoreFoundation. All numbers are big-endian.
struct BinaryPropertyList {
  private let bytes: UnsafeRawBufferPointer
  private let offsetBytes: Int
  private let referenceBytes: Int
  private let objects: Int
  private let top: Int
  private let table: Int

  private static let headerBytes = 8
  private static let trailerBytes = 32
  /// What a value counts besides its content.
  private static let valueBytes = 8

  /// Reads the trailer.
  init(_ bytes: UnsafeRawBufferPointer) throws(CheckedPropertyList.Fault) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerBytes
    guard trailer >= Self.headerBytes else { throw .malformed }
    (offsetBytes, referenceBytes) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes) else { throw .malformed }
    objects = try Self.number(in: bytes, at: trailer + 8, bytes: 8)
    top = try Self.number(in: bytes, at: trailer + 16, bytes: 8)
    table = try Self.number(in: bytes, at: trailer + 24, bytes: 8)
    guard table >= Self.headerBytes, table <= trailer, objects <= (trailer - table) / offsetBytes, top < objects else { throw .malformed }
  }

  /// An array, dictionary or set whose members are being measured.
  private struct Container {
    let object: Int
    /// The place of the next reference, and how many there are from it on.
    var next: Int
    var left: Int
    /// The bytes of the members so far.
    var size: Int
  }

  /// Measures the list with each value written where it is referred to, without writing it.
  ///
  /// Every object is measured once. The references that are followed are at most those that the written list would have, so the work is bounded by
  /// `expandedBytes` too, and the stack by `depth`. An object that contains itself meets `depth`.
  func check(expandedBytes: Int, depth: Int) throws(CheckedPropertyList.Fault) {
    var sizes: [Int: Int] = [:]
    var followed = 0
    var stack = [Container(object: -1, next: 0, left: 0, size: 0)]

    /// Adds an object to the innermost container, or begins to measure it.
    func add(_ object: Int) throws(CheckedPropertyList.Fault) {
      followed += Self.valueBytes
      guard followed <= expandedBytes else { throw .expands(limit: expandedBytes) }
      if let size = sizes[object] { return try add(size: size) }
      switch try content(of: object) {
      case .bytes(let count):
        guard count <= expandedBytes else { throw .expands(limit: expandedBytes) }
        sizes[object] = Self.valueBytes + count
        try add(size: Self.valueBytes + count)
      case .members(let place, let count):
        guard stack.count <= depth else { throw .nested(limit: depth) }
        stack.append(Container(object: object, next: place, left: count, size: Self.valueBytes))
      }
    }

    /// Adds to the size of the innermost container. The sum cannot overflow: both numbers are at most little larger than `expandedBytes`.
    func add(size: Int) throws(CheckedPropertyList.Fault) {
      stack[stack.count - 1].size += size
      guard stack[stack.count - 1].size <= expandedBytes else { throw .expands(limit: expandedBytes) }
    }

    try add(top)
    while stack.count > 1 {
      let container = stack[stack.count - 1]
      if container.left == 0 {
        stack.removeLast()
        sizes[container.object] = container.size
        try add(size: container.size)
      } else {
        stack[stack.count - 1].next += referenceBytes
        stack[stack.count - 1].left -= 1
        try add(Self.number(in: bytes, at: container.next, bytes: referenceBytes))
      }
    }
  }

  private enum Content {
    /// Content of this many bytes.
    case bytes(Int)
    /// References: the place of the first, and how many.
    case members(place: Int, count: Int)
  }

  private func content(of object: Int) throws(CheckedPropertyList.Fault) -> Content {
    guard object < objects else { throw .malformed }
    let place = try Self.number(in: bytes, at: table + object * offsetBytes, bytes: offsetBytes)
    guard place >= Self.headerBytes, place < table else { throw .malformed }
    let marker = bytes[place]
    switch marker >> 4 {
    // The constants, numbers, dates and the numbers of archived objects: at most sixteen bytes.
    case 0x0, 0x1, 0x2, 0x3, 0x8: return .bytes(16)
    // Data, text in ASCII, and text in UTF-16.
    case 0x4, 0x5: return .bytes(try elements(at: place, of: 1).count)
    case 0x6: return .bytes(try elements(at: place, of: 2).count * 2)
    // Arrays and sets; dictionaries, which have as many keys as values.
    case 0xA, 0xB, 0xC:
      let (first, count) = try elements(at: place, of: referenceBytes)
      return .members(place: first, count: count)
    case 0xD:
      let (first, count) = try elements(at: place, of: 2 * referenceBytes)
      return .members(place: first, count: 2 * count)
    default: throw .malformed
    }
  }

  /// Returns the place of an object's first element and how many there are. A count of fifteen or more follows the marker as a number.
  private func elements(at place: Int, of size: Int) throws(CheckedPropertyList.Fault) -> (place: Int, count: Int) {
    var first = place + 1
    var count = Int(bytes[place] & 0xf)
    if count == 0xf {
      guard first < table, bytes[first] >> 4 == 0x1, bytes[first] & 0xf <= 3 else { throw .malformed }
      let width = 1 << Int(bytes[first] & 0xf)
      count = try Self.number(in: bytes, at: first + 1, bytes: width)
      first += 1 + width
    }
    guard first <= table, count <= (table - first) / size else { throw .malformed }
    return (first, count)
  }

  /// Returns a number of at most eight bytes.
  private static func number(in bytes: UnsafeRawBufferPointer, at place: Int, bytes width: Int) throws(CheckedPropertyList.Fault) -> Int {
    guard place <= bytes.count - width else { throw .malformed }
    let value = bytes[place..<(place + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let number = Int(exactly: value) else { throw .malformed }
    return number
  }
}
