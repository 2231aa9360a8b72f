import Foundation

/// A reader of foreign bytes, for fuzzing: it must return for every input, in bounded time and memory, whatever the result.
public struct FuzzReader: Sendable {
  /// The reader's name on the command line, and its folder's name in `Tests/Fuzz/Corpus`.
  public let name: String
  /// The most bytes of an input, so that slow but bounded inputs do not take the time of interesting ones.
  public let maxBytes: Int
  /// Reads the input; errors are thrown away.
  public let read: @Sendable (Data) -> Void

  init(_ name: String, maxBytes: Int = 4096, _ read: @escaping @Sendable (Data) throws -> Void) {
    self.name = name
    self.maxBytes = maxBytes
    self.read = { data in try? read(data) }
  }

  /// Every reader of the package.
  public static let all: [FuzzReader] = wire + pictures + resources
}
