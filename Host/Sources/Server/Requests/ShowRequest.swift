/// The body of `PUT /v1/views/{viewer}`: everything that the viewer shows now.
struct ShowRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case instances, used, seconds }

  /// Ids of all visible widgets.
  let instances: [String]
  /// Whether somebody is using the viewer; nil = the viewer cannot detect that.
  let used: Bool?
  /// How long the report is valid, in seconds; nil = 90 without an open event stream of the viewer.
  let seconds: Double?

  func check() throws { if let seconds { try ViewDuration.check(seconds) } }
}
