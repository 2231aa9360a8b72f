// Stub. Streams to a host: opening one fails with `ENETDOWN`, as on a device without a network. `URLSession.streamTask` does connect.

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream
public typealias CFStreamPropertyKey = Stream.PropertyKey

/// Reports the missing service and returns the error of an opened stream.
private func refusal() -> NSError {
  UnavailableServices.report(
    "cfStream.unavailable", "streams to a host are not connected; use URLSession.streamTask(withHostName:port:) or NWConnection")
  return NSError(domain: NSPOSIXErrorDomain, code: Int(ENETDOWN))
}
/// Calls the delegate on the main thread: its stream has failed.
private func tell(_ stream: Stream) {
  let stream = UncheckedSendable(stream)
  DispatchQueue.main.async { stream.value.delegate?.stream(stream.value, handle: .errorOccurred) }
}
private final class UnconnectedInputStream: InputStream {
  private var status = Stream.Status.notOpen
  override func open() {
    guard status == .notOpen else { return }
    status = .error
    tell(self)
  }
  override func close() { status = .closed }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { status == .error ? refusal() : nil }
  override var hasBytesAvailable: Bool { false }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { -1 }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
private final class UnconnectedOutputStream: OutputStream {
  private var status = Stream.Status.notOpen
  override func open() {
    guard status == .notOpen else { return }
    status = .error
    tell(self)
  }
  override func close() { status = .closed }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { status == .error ? refusal() : nil }
  override var hasSpaceAvailable: Bool { false }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { -1 }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

extension Stream {
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    inputStream?.pointee = UnconnectedInputStream(data: Data())
    outputStream?.pointee = UnconnectedOutputStream(toMemory: ())
  }
}
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: CFAllocator!, _ host: CFString!, _ port: UInt32, _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>!
) {
  readStream?.pointee = .passRetained(UnconnectedInputStream(data: Data()))
  writeStream?.pointee = .passRetained(UnconnectedOutputStream(toMemory: ()))
}
@discardableResult public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
  stream?.open()
  return stream.map { $0.streamStatus != .error } ?? false
}
@discardableResult public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
  stream?.open()
  return stream.map { $0.streamStatus != .error } ?? false
}
public func CFReadStreamClose(_ stream: CFReadStream!) { stream?.close() }
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream?.close() }
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream!) -> Bool { stream?.hasBytesAvailable ?? false }
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream!) -> Bool { stream?.hasSpaceAvailable ?? false }
public func CFReadStreamRead(_ stream: CFReadStream!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex {
  guard let stream, let buffer else { return -1 }
  return stream.read(buffer, maxLength: bufferLength)
}
@discardableResult public func CFWriteStreamWrite(_ stream: CFWriteStream!, _ buffer: UnsafePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex {
  guard let stream, let buffer else { return -1 }
  return stream.write(buffer, maxLength: bufferLength)
}
@discardableResult public func CFReadStreamSetProperty(_ stream: CFReadStream!, _ propertyName: CFStreamPropertyKey!, _ value: CFTypeRef!) -> Bool {
  guard let stream, let propertyName else { return false }
  return stream.setProperty(value, forKey: propertyName)
}
@discardableResult public func CFWriteStreamSetProperty(_ stream: CFWriteStream!, _ propertyName: CFStreamPropertyKey!, _ value: CFTypeRef!) -> Bool {
  guard let stream, let propertyName else { return false }
  return stream.setProperty(value, forKey: propertyName)
}
