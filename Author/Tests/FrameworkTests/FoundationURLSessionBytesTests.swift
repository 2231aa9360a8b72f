import AlmanacFoundationCompat
import Foundation
import Glibc
import TestWaiting
import Testing

/// The methods of a session that an app's own protocol has, so that its tests replace the session.
private protocol DataLoader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
  func bytes(for request: URLRequest) async throws -> (URLSession.AsyncBytes, URLResponse)
  func bytes(from url: URL) async throws -> (URLSession.AsyncBytes, URLResponse)
}
extension URLSession: DataLoader {}

/// Responses and files that are read while they arrive.
@Suite struct FoundationURLSessionBytesTests {
  /// Answers one request on this machine with parts, with a pause before each part but the first.
  private func server(_ parts: [String]) throws -> URL {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x0100_007F)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain -> UInt16? in
        guard bind(listener, plain, length) == 0, listen(listener, 1) == 0, getsockname(listener, plain, &length) == 0 else { return nil }
        return pointer.pointee.sin_port.bigEndian
      }
    }
    let found = try #require(port)
    Thread.detachNewThread {
      let client = accept(listener, nil, nil)
      var request = [UInt8](repeating: 0, count: 4096)
      _ = recv(client, &request, request.count, 0)
      for (index, part) in parts.enumerated() {
        if index > 0 { usleep(50_000) }
        _ = part.withCString { send(client, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
      }
      close(client)
      close(listener)
    }
    return try #require(URL(string: "http://127.0.0.1:\(found)/"))
  }

  @Test func `the asynchronous methods are requirements of a protocol, and are passed on uncalled`() async throws {
    func url() throws -> URL { try server(["HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\ntide"]) }
    func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    let send: (URLRequest) async throws -> (Data, URLResponse) = URLSession.shared.data(for:)
    #expect(try await text(load(url()).0) == "tide")
    #expect(try await text(send(URLRequest(url: url())).0) == "tide")
    let loader: any DataLoader = URLSession.shared
    #expect(try await text(loader.data(from: url()).0) == "tide")
    #expect(try await text(loader.data(for: URLRequest(url: url())).0) == "tide")
    let file = try await loader.download(from: url()).0
    #expect(try text(Data(contentsOf: file)) == "tide")
    #expect(try await (loader.download(for: URLRequest(url: url())).1 as? HTTPURLResponse)?.statusCode == 200)
    var request = try URLRequest(url: url())
    request.httpMethod = "POST"
    #expect(try await text(loader.upload(for: request, from: Data("low".utf8)).0) == "tide")
    request.url = try url()
    #expect(try await text(loader.upload(for: request, fromFile: file).0) == "tide")
    for bytes in [try await loader.bytes(from: url()).0, try await loader.bytes(for: URLRequest(url: url())).0] {
      var count = 0
      for try await _ in bytes { count += 1 }
      #expect(count == 4)
    }
  }

  @Test func `lines of a response arrive one after the other`() async throws {
    let url = try server(["HTTP/1.1 200 OK\r\nConnection: close\r\n\r\ndata: on", "e\r\n\r\ndata: tw", "o\n\u{2028}last"])
    let (bytes, response) = try await URLSession.shared.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: one", "data: two", "last"])
  }

  @Test func `a refused connection throws, and a response that is not read to its end ends`() async throws {
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.bytes(from: #require(URL(string: "http://127.0.0.1:1/"))) }
    let url = try server(["HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nabc", "def"])
    let task = try await {
      let (bytes, _) = try await URLSession.shared.bytes(for: URLRequest(url: url))
      for try await byte in bytes {
        #expect(byte == UInt8(ascii: "a"))
        break
      }
      return bytes.task
    }()
    try await until {
      task.state == .completed
    } seen: {
      "a task in the state \(task.state)"
    }
  }

  @Test func `a file has lines, characters and scalars`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("lines-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "Ti\u{301}de\n\n\u{1F1F3}\u{1F1F1}\u{85}end".write(to: file, atomically: true, encoding: .utf8)
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["Ti\u{301}de", "\u{1F1F3}\u{1F1F1}", "end"])
    var characters: [Character] = []
    for try await character in file.resourceBytes.characters { characters.append(character) }
    #expect(characters.prefix(4) == ["T", "i\u{301}", "d", "e"] && characters.contains("\u{1F1F3}\u{1F1F1}"))
    var count = 0
    for try await _ in try FileHandle(forReadingFrom: file).bytes.unicodeScalars { count += 1 }
    #expect(count == 13)
    await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/nowhere").lines {} }
  }
}
