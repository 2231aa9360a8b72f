import Foundation
import Host
import Reports

/// The body of `PUT /v1/device/location`: where the device's location comes from. Exactly one of the first four.
struct LocationSourceBody: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case location, track, desktop, none, start }

  /// `latitude,longitude` or `latitude,longitude,accuracy`, in degrees and metres.
  var location: String?
  /// The absolute path of a GPX file on this machine.
  var track: String?
  /// true: the desktop's location service.
  var desktop: Bool?
  /// true: the location is not known.
  var none: Bool?
  /// When the track's first point is played; nil: now.
  var start: Date?

  func source(at now: Date) throws -> LocationSource {
    let given = [location != nil, track != nil, desktop != nil, none != nil].count { $0 }
    guard given == 1, none != false, desktop != false else {
      throw APIError(
        .unprocessableContent, "location.malformed", "give exactly one of location, track, desktop and none (the last two with the value true)")
    }
    if start != nil, track == nil { throw APIError(.unprocessableContent, "location.malformed", "start is only for a track; leave it out") }
    if let location {
      let place = try DeviceLocation(text: location, date: now)
      return .fixed(latitude: place.latitude, longitude: place.longitude, accuracy: place.accuracy)
    }
    if let track { return .track(path: track, start: start ?? now) }
    return desktop == true ? .desktop : .none
  }
}

/// The body of `PUT /v1/apps/{app}/location`. A setting that is absent does not change.
struct AppLocationBody: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case authorization, precise }

  var authorization: String?
  var precise: Bool?

  func applied(to permission: LocationPermission) throws -> LocationPermission {
    var permission = permission
    if let name = authorization {
      guard let known = LocationPermission.Authorization(rawValue: name) else {
        let names = LocationPermission.Authorization.allCases.map(\.rawValue).joined(separator: ", ")
        throw APIError(.unprocessableContent, "authorization.unknown", "authorization must be one of \(names); got \(name.prefix(80))")
      }
      permission.authorization = known
    }
    if let precise { permission.isPrecise = precise }
    return permission
  }
}

/// The body of `POST /v1/apps/{app}/location/answer`: the user's answer to the question.
struct LocationAnswerBody: RequestBody {
  enum CodingKeys: String, CodingKey, CaseIterable { case answer }

  let answer: String

  func choice() throws -> LocationChoice {
    guard let choice = LocationChoice(rawValue: answer) else {
      let names = LocationChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw APIError(.unprocessableContent, "answer.unknown", "answer must be one of \(names); got \(answer.prefix(80))")
    }
    return choice
  }
}
