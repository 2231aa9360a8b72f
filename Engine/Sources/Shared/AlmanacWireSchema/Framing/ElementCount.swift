/// Counts the elements of a message in its bytes, before anything is decoded.
///
/// An element of two bytes takes a hundred when it is decoded, so a short frame could fill the memory. The count stops at the first element that is
/// too many, and allocates nothing.
struct ElementCount {
  /// The most elements of a reply.
  struct Limits {
    /// The most entries of a timeline.
    var entries: Int
    /// The most elements of all kinds together: entries, moments, variants, display lists, images, diagnostics, kinds, parameters and the like.
    var all: Int

    /// 400 entries of a widget in all 72 presentations have 28,800 variants; 20,000 moments, of which more are refused, with ten variants have 200,000.
    static let standard = Limits(entries: ArchiveLimits.standard.entries, all: 250_000)
  }

  enum Fault: Error, Equatable {
    /// There are more elements of this kind than allowed.
    case tooMany(String, limit: Int)
    /// The bytes are not a message that this module's encoders write.
    case malformed
  }

  private let limits: Limits
  private var entries = 0
  private var all = 0

  private init(_ limits: Limits) { self.limits = limits }

  /// Counts the elements of an envelope's reply or call. Its other bodies come from the host.
  ///
  /// - Throws: ``Fault``.
  static func check(envelope bytes: UnsafeRawBufferPointer, _ limits: Limits = .standard) throws(Fault) {
    var count = ElementCount(limits)
    try count.read(Reader(bytes), as: .envelope)
  }

  /// Counts the elements of a `TimelineArchive`.
  ///
  /// - Throws: ``Fault``.
  static func check(archive bytes: UnsafeRawBufferPointer, _ limits: Limits = .standard) throws(Fault) {
    var count = ElementCount(limits)
    try count.read(Reader(bytes), as: .archive)
  }

  // MARK: The schema

  /// The messages that have repeated fields, or contain messages that have some.
  private enum Shape {
    case envelope, reply, description, kind, parameter, archive, entry, moment, list, failure
    case options, option, resolved, resolvedParameter, layout, rows, choice, formCase, call, relevantIntents
  }

  private enum Field {
    /// A message that occurs once. Where it is repeated the occurrences are merged, so all of them count.
    case one(Shape)
    /// Repeated messages, strings or bytes; nil: without repeated fields of their own.
    case many(Shape?)
    /// Repeated numbers, which can be packed into one field, at least a byte each.
    case numbers
  }

  /// The field with this number, by `Protos/almanac/v1/extension.proto` and `timeline_archive.proto`; nil: it has no elements.
  private static func field(_ number: UInt64, of shape: Shape) -> Field? {
    switch (shape, number) {
    case (.envelope, 4): .one(.reply)
    case (.envelope, 5): .one(.call)
    case (.call, 71): .one(.relevantIntents)
    case (.relevantIntents, 2): .many(nil)
    case (.reply, 1): .one(.description)
    case (.reply, 2): .one(.archive)
    // Recommendations, relevances and previews.
    case (.reply, 3), (.reply, 7), (.reply, 8): .one(.list)
    case (.reply, 4): .one(.options)
    case (.reply, 6): .one(.resolved)
    case (.reply, 15): .one(.failure)
    case (.description, 1): .many(.kind)
    case (.description, 2), (.failure, 3), (.list, 1): .many(nil)
    case (.kind, 4): .numbers
    case (.kind, 6): .many(.parameter)
    case (.kind, 10): .many(nil)
    case (.kind, 11), (.choice, 3), (.formCase, 3): .one(.layout)
    case (.parameter, 7), (.options, 1), (.resolvedParameter, 3), (.resolvedParameter, 7): .many(.option)
    // Units, sizes, dependencies, types of content.
    case (.parameter, 14), (.parameter, 15), (.parameter, 17), (.parameter, 18): .many(nil)
    case (.option, 8), (.rows, 1), (.rows, 2), (.formCase, 2): .many(nil)
    case (.layout, 1): .one(.rows)
    case (.layout, 2): .one(.choice)
    case (.choice, 2): .many(.formCase)
    case (.resolved, 1): .many(.resolvedParameter)
    case (.archive, 4): .many(.entry)
    case (.archive, 6), (.archive, 7), (.archive, 8): .many(nil)
    case (.entry, 3), (.moment, 2): .many(nil)
    case (.entry, 4): .many(.moment)
    default: nil
    }
  }

  // MARK: Counting

  /// - Parameter depth: How many messages contain this one. Layouts of forms contain layouts, so the depth is bounded, as it is when they are decoded.
  private mutating func read(_ reader: Reader, as shape: Shape, depth: Int = 1) throws(Fault) {
    guard depth <= Frame.decoding.messageDepthLimit else { throw .malformed }
    var reader = reader
    while let (number, type) = try reader.tag() {
      let field = Self.field(number, of: shape)
      switch type {
      case 0:
        _ = try reader.varint()
        if case .numbers = field { try add(1) }
      case 1: _ = try reader.take(8)
      case 5: _ = try reader.take(4)
      case 2:
        let content = try reader.delimited()
        switch field {
        case .one(let inner): try read(content, as: inner, depth: depth + 1)
        case .many(let inner):
          try add(1)
          if case .entry? = inner {
            entries += 1
            guard entries <= limits.entries else { throw .tooMany("entries", limit: limits.entries) }
          }
          if let inner { try read(content, as: inner, depth: depth + 1) }
        case .numbers: try add(content.count)
        case nil: break
        }
      case 3: try reader.skipGroup()
      default: throw .malformed
      }
    }
  }

  private mutating func add(_ count: Int) throws(Fault) {
    all += count
    guard all <= limits.all else { throw .tooMany("elements", limit: limits.all) }
  }

  /// Reads fields in the wire format (https://protobuf.dev/programming-guides/encoding).
  // With a position and not with a slice, whose generic code takes several times as long in builds without optimization.
  private struct Reader {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// How many bytes are left.
    var count: Int { bytes.count - position }

    /// Returns the number and the wire type of the next field; nil at the end.
    mutating func tag() throws(Fault) -> (number: UInt64, type: UInt64)? {
      guard count > 0 else { return nil }
      let tag = try varint()
      guard tag >= 8, tag <= UInt64(UInt32.max) else { throw .malformed }
      return (tag >> 3, tag & 7)
    }

    mutating func varint() throws(Fault) -> UInt64 {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while shift < 64, count > 0 {
        let byte = bytes[position]
        position += 1
        value |= UInt64(byte & 0x7f) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      throw .malformed
    }

    mutating func take(_ count: Int) throws(Fault) -> UnsafeRawBufferPointer {
      guard count <= self.count else { throw .malformed }
      let taken = UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
      position += count
      return taken
    }

    /// Skips the rest of a group, an old form of nested messages that this schema does not use, with the groups in it.
    mutating func skipGroup() throws(Fault) {
      var depth = 1
      while depth > 0 {
        guard let (_, type) = try tag(), depth <= Frame.decoding.messageDepthLimit else { throw .malformed }
        switch type {
        case 0: _ = try varint()
        case 1: _ = try take(8)
        case 2: _ = try delimited()
        case 3: depth += 1
        case 4: depth -= 1
        case 5: _ = try take(4)
        default: throw .malformed
        }
      }
    }

    mutating func delimited() throws(Fault) -> Reader {
      let count = try varint()
      guard count <= UInt64(self.count) else { throw .malformed }
      return Reader(try take(Int(count)))
    }
  }
}
