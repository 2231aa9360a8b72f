/// The body of `POST /v1/device/events`.
struct EventRequest: Codable {
  let event: String
  var value: String?
  var app: String?
  var kind: String?
}
