import Foundation
import FoundationNetworking

/// The asynchronous methods without a delegate, which Foundation on Linux has only with one that can be left out. They can be requirements of an author's
/// protocol, and be passed on without being called. Source: https://developer.apple.com/documentation/foundation/urlsession
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
  public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: request, delegate: nil) }
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) { try await bytes(from: url, delegate: nil) }
}
