// Decodes UTF-8 bytes that arrive over time into lines, characters and scalars.

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text without their separators. Empty lines are skipped, as Apple does.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}

public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var source: Base.AsyncIterator
    private var line: [UInt8] = []

    init(_ source: Base.AsyncIterator) { self.source = source }

    public mutating func next() async throws -> String? {
      while let byte = try await source.next() {
        line.append(byte)
        let end = Self.separator(at: line)
        guard end > 0 else { continue }
        let text = line.dropLast(end)
        line = text.isEmpty ? [] : line
        if text.isEmpty { continue }
        defer { line = [] }
        return String(decoding: text, as: UTF8.self)
      }
      guard !line.isEmpty else { return nil }
      defer { line = [] }
      return String(decoding: line, as: UTF8.self)
    }

    /// Returns the length in bytes of the line separator at the end of the text (line feed, vertical tab, form feed, carriage return, next line, or one
    /// of Unicode's separators of lines and paragraphs); 0 if it does not end in one.
    private static func separator(at text: [UInt8]) -> Int {
      switch text.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85: text.dropLast().last == 0xC2 ? 2 : 0
      case 0xA8, 0xA9: text.count >= 3 && text[text.count - 3] == 0xE2 && text[text.count - 2] == 0x80 ? 3 : 0
      default: 0
      }
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}
extension AsyncLineSequence: Sendable where Base: Sendable {}

public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = UnicodeScalar
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var source: Base.AsyncIterator
    /// The first byte of the next scalar, if it has already been read.
    private var first: UInt8?

    init(_ source: Base.AsyncIterator) { self.source = source }

    /// Replaces bytes that are not valid UTF-8 by U+FFFD.
    public mutating func next() async throws -> UnicodeScalar? {
      let start: UInt8?
      if let first { start = first } else { start = try await source.next() }
      first = nil
      guard let start else { return nil }
      var bytes = [start]
      let length = start >= 0xF0 ? 4 : start >= 0xE0 ? 3 : start >= 0xC0 ? 2 : 1
      while bytes.count < length, let byte = try await source.next() {
        guard byte & 0xC0 == 0x80 else {
          first = byte
          break
        }
        bytes.append(byte)
      }
      return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character
  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var pending = ""

    init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// A character is complete only when the next one begins.
    public mutating func next() async throws -> Character? {
      while let scalar = try await scalars.next() {
        pending.unicodeScalars.append(scalar)
        if pending.count > 1 { return pending.removeFirst() }
      }
      return pending.isEmpty ? nil : pending.removeFirst()
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.unicodeScalars.makeAsyncIterator()) }
}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension FileHandle {
  /// The bytes from the current offset to the end.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    // `FileHandle` may be used by one thread at a time: that of the loop.
    let handle: UncheckedSendable<FileHandle>

    public struct AsyncIterator: AsyncIteratorProtocol {
      let handle: FileHandle
      private var chunk = Data().makeIterator()

      init(_ handle: FileHandle) { self.handle = handle }

      public mutating func next() async throws -> UInt8? {
        if let byte = chunk.next() { return byte }
        chunk = (try handle.read(upToCount: 1 << 16) ?? Data()).makeIterator()
        return chunk.next()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle.value) }
  }
  public var bytes: AsyncBytes { AsyncBytes(handle: UncheckedSendable(self)) }
}

extension URL {
  /// The bytes of a file or of a response.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      private var file: FileHandle.AsyncBytes.AsyncIterator?
      private var response: URLSession.AsyncBytes.AsyncIterator?

      init(_ url: URL) { self.url = url }

      public mutating func next() async throws -> UInt8? {
        if file == nil, response == nil {
          if url.isFileURL {
            file = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()
          } else {
            response = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
          }
        }
        if file != nil { return try await file?.next() }
        return try await response?.next()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of a file or of a response.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
