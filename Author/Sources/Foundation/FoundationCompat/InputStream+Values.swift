import Foundation

extension InputStream {
  /// Reads bytes into a value of any type: a pointer to one is a pointer to bytes for an Objective-C method, which this method is on Apple's systems.
  ///
  /// - Returns: the number of bytes that were read; 0 at the end, -1 after an error.
  @_disfavoredOverload @discardableResult
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension OutputStream {
  /// Writes the bytes of a value of any type.
  ///
  /// - Returns: the number of bytes that were written; -1 after an error.
  @_disfavoredOverload @discardableResult
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}
