import AlmanacProfiles
import Foundation
import HTTPTypes
import Host
import Hummingbird
import NIOCore
import Reports

/// The address for pushes, in the form of Apple's Push Notification service, so that servers' libraries for it work with another address
/// (Specification A5). The token in the path is the credential; it is not logged, and no response repeats it.
struct PushRoutes {
  let service: any DeviceService

  /// What the paths begin with; see ``KeyGuard``.
  static let prefix = "/3/device/"

  func add(to router: Router<BasicRequestContext>) {
    router.post("3/device/{token}") { request, context in
      let id = request.headers[.pushID].flatMap(UUID.init(uuidString:)) ?? UUID()
      do {
        try await push(request, token: context.parameters.get("token") ?? "")
        return Response(status: .ok, headers: [.pushID: id.uuidString, .cacheControl: "no-store"])
      } catch let refusal as Refusal {
        return try refusal.response(id)
      } catch let error as PushError {
        return try Refusal(error).response(id)
      }
    }
  }

  private func push(_ request: Request, token text: String) async throws {
    let limit = service.configuration.activities.pushBytes
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw PushError.payloadTooLarge }
    let body: Data
    do {
      body = Data(buffer: try await request.body.collect(upTo: limit))
    } catch is NIOTooManyBytesError {
      throw PushError.payloadTooLarge
    }
    guard let type = request.headers[.pushType].flatMap(PushMessage.Kind.init) else { throw Refusal(status: 400, reason: "InvalidPushType") }
    guard let topic = request.headers[.pushTopic], !topic.isEmpty else { throw Refusal(status: 400, reason: "MissingTopic") }
    if let priority = request.headers[.pushPriority], !["1", "5", "10"].contains(priority) { throw Refusal(status: 400, reason: "BadPriority") }
    // A malformed token is handled like an unknown one, so that its rate is limited too.
    try await service.push(PushMessage(kind: type, topic: topic, body: body), token: Self.bytes(text) ?? Data())
  }

  /// Returns the bytes of hexadecimal digits.
  private static func bytes(_ text: String) -> Data? {
    guard text.utf8.count == 64 else { return nil }
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 64 else { return nil }
    return Data(stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }

  /// A refusal: a status, and a body with the reason.
  private struct Refusal: Error {
    let status: Int
    let reason: String
    var expired: Date?

    init(status: Int, reason: String) { (self.status, self.reason) = (status, reason) }

    init(_ error: PushError) {
      self.init(status: error.status, reason: error.reason)
      if case .expired(let date) = error { expired = date }
    }

    func response(_ id: UUID) throws -> Response {
      struct Body: Encodable {
        let reason: String
        /// Milliseconds since 1970.
        var timestamp: Int?
      }
      var response = try JSONResponse(
        Body(reason: reason, timestamp: expired.map { Int($0.timeIntervalSince1970 * 1000) }), status: .init(code: status)
      ).response()
      response.headers[.pushID] = id.uuidString
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }
}

extension HTTPField.Name {
  fileprivate static let pushID = HTTPField.Name("apns-id")!
  fileprivate static let pushType = HTTPField.Name("apns-push-type")!
  fileprivate static let pushTopic = HTTPField.Name("apns-topic")!
  fileprivate static let pushPriority = HTTPField.Name("apns-priority")!
}
