import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Synchronization
import TestWaiting
import Testing

/// Hosts, sockets and streams of Core Foundation.
@Suite struct CoreFoundationNetworkTests {
  /// The calls that a call-back received. A pointer to it is the context's `info`.
  private final class Heard: Sendable {
    let texts = Mutex<[String]>([])
  }
  /// Runs this thread's loop until that many calls are received.
  private func waitForText(_ heard: Heard, count: Int = 1) {
    blockUntil(pause: { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }) {
      heard.texts.withLock { $0.count } >= count
    } seen: {
      heard.texts.withLock { $0 }
    }
  }

  @Test func `a numeric host has its address, and a name that is none has an error of the resolver`() throws {
    let host = CFHostCreateWithName(nil, "127.0.0.1" as NSString).takeRetainedValue()
    var isResolved: DarwinBoolean = true
    #expect(CFHostGetAddressing(host, &isResolved) == nil && !isResolved.boolValue)
    var error = CFStreamError()
    #expect(CFHostStartInfoResolution(host, .addresses, &error) && error == CFStreamError())
    let addresses = try #require(CFHostGetAddressing(host, &isResolved)?.takeUnretainedValue() as? [NSData])
    let loopback: [UInt8] = [127, 0, 0, 1]
    #expect(isResolved.boolValue && addresses.count == 1 && Array((addresses[0] as Data)[4..<8]) == loopback)
    let nothing = CFHostCreateWithName(nil, "no host has spaces" as NSString).takeRetainedValue()
    #expect(!CFHostStartInfoResolution(nothing, .addresses, &error) && error.domain == CFIndex(kCFStreamErrorDomainNetDB) && error.error != 0)
    let short = CFHostCreateWithAddress(nil, Data([2, 0]) as NSData).takeRetainedValue()
    #expect(!CFHostStartInfoResolution(short, .names, nil))
  }

  @Test func `a client of a host hears of the answer on its run loop, and not after a cancellation`() {
    let heard = Heard()
    var context = CFHostClientContext()
    context.info = Unmanaged.passUnretained(heard).toOpaque()
    let callBack: CFHostClientCallBack = { _, info, error, pointer in
      guard let pointer else { return }
      Unmanaged<Heard>.fromOpaque(pointer).takeUnretainedValue().texts.withLock { $0.append("\(info) \(error == nil)") }
    }
    let host = CFHostCreateWithName(nil, "127.0.0.1" as NSString).takeRetainedValue()
    CFHostSetClient(host, callBack, &context)
    CFHostScheduleWithRunLoop(host, CFRunLoopGetCurrent(), .defaultMode)
    #expect(CFHostStartInfoResolution(host, .addresses, nil))
    waitForText(heard)
    #expect(heard.texts.withLock { $0 } == ["addresses true"])
    CFHostStartInfoResolution(host, .addresses, nil)
    CFHostCancelInfoResolution(host, .addresses)
    // The answer to a later question is the next that is heard.
    CFHostStartInfoResolution(host, .addresses, nil)
    waitForText(heard, count: 2)
    #expect(heard.texts.withLock { $0 } == ["addresses true", "addresses true"])
  }

  @Test func `a datagram arrives at a socket on its run loop, with its sender`() throws {
    let heard = Heard()
    var context = CFSocketContext()
    context.info = Unmanaged.passUnretained(heard).toOpaque()
    let callBack: CFSocketCallBack = { _, type, address, data, info in
      guard let data, let info, type == .dataCallBack else { return }
      let text = String(decoding: Unmanaged<NSData>.fromOpaque(data).takeUnretainedValue() as Data, as: UTF8.self)
      Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().texts.withLock { $0.append("\(text) \(address?.length ?? 0)") }
    }
    let (datagrams, type) = (Int32(SOCK_DGRAM.rawValue), CFSocketCallBackType.dataCallBack.rawValue)
    let socket = try #require(CFSocketCreate(nil, PF_INET, datagrams, 0, type, callBack, &context))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    #expect(CFSocketSetAddress(socket, Data(bytes: &place, count: MemoryLayout<sockaddr_in>.size) as NSData) == .success)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &place) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(CFSocketGetNative(socket), $0, &length) }
    }
    CFRunLoopAddSource(CFRunLoopGetCurrent(), CFSocketCreateRunLoopSource(nil, socket, 0), .defaultMode)
    let sender = try #require(CFSocketCreate(nil, PF_INET, datagrams, 0, 0, nil, nil))
    let address = Data(bytes: &place, count: MemoryLayout<sockaddr_in>.size) as NSData
    #expect(CFSocketSendData(sender, address, Data("tide".utf8) as NSData, 5) == .success)
    waitForText(heard)
    #expect(heard.texts.withLock { $0 } == ["tide 16"])
    CFSocketInvalidate(socket)
    #expect(!CFSocketIsValid(socket) && CFSocketSendData(socket, address, Data() as NSData, 0) == .error)
    #expect(CFSocketSendData(sender, Data([2]) as NSData, Data("a".utf8) as NSData, 0) == .error)
    #expect(CFSocketCreateWithNative(nil, -1, 0, nil, nil) == nil)
  }

  @Test func `a read call-back comes without data, once for each time that something is there`() throws {
    let heard = Heard()
    var context = CFSocketContext()
    context.info = Unmanaged.passUnretained(heard).toOpaque()
    let callBack: CFSocketCallBack = { socket, type, _, data, info in
      guard let info, type == .readCallBack, data == nil else { return }
      var bytes = [UInt8](repeating: 0, count: 8)
      let count = recv(CFSocketGetNative(socket), &bytes, bytes.count, Int32(MSG_DONTWAIT))
      let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().texts.withLock { $0.append(text) }
    }
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    defer { close(pair[1]) }
    let socket = try #require(CFSocketCreateWithNative(nil, pair[0], CFSocketCallBackType.readCallBack.rawValue, callBack, &context))
    CFRunLoopAddSource(CFRunLoopGetCurrent(), CFSocketCreateRunLoopSource(nil, socket, 0), .defaultMode)
    #expect(send(pair[1], "ebb", 3, 0) == 3)
    waitForText(heard)
    #expect(heard.texts.withLock { $0 } == ["ebb"])
    CFSocketInvalidate(socket)
  }

  @Test func `a stream to a host fails when it is opened`() throws {
    var (read, write): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?)
    CFStreamCreatePairWithSocketToHost(nil, "localhost" as NSString, 80, &read, &write)
    let (input, output) = (try #require(read?.takeRetainedValue()), try #require(write?.takeRetainedValue()))
    #expect(input.streamStatus == .notOpen && input.streamError == nil)
    input.open()
    #expect(input.streamStatus == .error && (input.streamError as NSError?)?.code == Int(ENETDOWN))
    #expect(!CFWriteStreamOpen(output) && CFWriteStreamWrite(output, [1], 1) == -1 && !output.hasSpaceAvailable)
    #expect(UnavailableServices.all.contains { $0.name == "cfStream.unavailable" })
  }
}
