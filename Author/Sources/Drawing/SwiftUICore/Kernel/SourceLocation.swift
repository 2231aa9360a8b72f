import AlmanacWireSchema

/// The source location of a view or modifier: `#fileID` and `#line` at the author's call.
///
/// Views that may have something to report store the location that their initialiser received, as a pointer and two numbers. It is not part of a
/// view's value: all locations compare equal, so that two views are equal wherever they are written.
// Unchecked: the value is immutable, and the pointer leads to a string literal, which lives as long as the process.
package struct SourceLocation: Hashable, @unchecked Sendable {
  private let name: UnsafePointer<UInt8>?
  private let count: UInt32
  private let lineNumber: UInt32

  package init(_ fileID: StaticString, _ line: UInt) {
    name = fileID.hasPointerRepresentation ? fileID.utf8Start : nil
    count = fileID.hasPointerRepresentation ? UInt32(clamping: fileID.utf8CodeUnitCount) : 0
    lineNumber = UInt32(clamping: line)
  }

  /// The location of a view that was created without a known source location.
  package static let unknown = SourceLocation("", 0)

  package static func == (a: SourceLocation, b: SourceLocation) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}

  /// The file as `Module/File.swift`, and the line; nil if the location is in one of the frameworks and not in an author's file.
  package var author: (file: String, line: UInt32)? {
    guard let name, count > 0 else { return nil }
    let file = String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
    let module = file.prefix { $0 != "/" }
    return Self.isOwn(module: module) ? nil : (file, lineNumber)
  }

  static func isOwn(module: Substring) -> Bool { own.contains(String(module)) }

  /// Returns true if a view's type belongs to one of the frameworks.
  static func isOwn(type: Any.Type) -> Bool { isOwn(module: String(reflecting: type).prefix { $0 != "." }) }
}

extension Diagnostic {
  /// Sets the diagnostic's file and line if `place` is in the author's sources.
  package mutating func setSource(_ place: SourceLocation?) {
    guard let (file, line) = place?.author else { return }
    self.file = file
    self.line = line
  }
}
