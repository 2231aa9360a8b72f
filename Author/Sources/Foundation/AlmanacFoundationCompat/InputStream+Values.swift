import Foundation

extension InputStream {
  /// Reads bytes into a value of any type. Apple's method comes from Objective-C, where a pointer to a value converts to a pointer to bytes.
  ///
  /// - Returns: the number of bytes read; 0 at the end, -1 after an error.
  @_disfavoredOverload @discardableResult
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension OutputStream {
  /// Writes the bytes of a value of any type.
  ///
  /// - Returns: the number of bytes written; -1 after an error.
  @_disfavoredOverload @discardableResult
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}
