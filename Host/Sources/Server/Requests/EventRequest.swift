/// The body of `POST /v1/device/events`.
struct EventRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case event, value, app, kind }

  let event: String
  var value: String?
  var app: String?
  var kind: String?
}
