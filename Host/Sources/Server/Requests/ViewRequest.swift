/// The body of `POST /v1/instances/{id}/views`: a display shows the widget from now on.
struct ViewRequest: RequestBody, Encodable {
  enum CodingKeys: String, CodingKey, CaseIterable { case seconds }

  /// How long the display shows the widget, in seconds.
  let seconds: Double

  func check() throws { try ViewDuration.check(seconds) }
}

/// Checks how long a report of a visible widget is valid.
enum ViewDuration {
  static let seconds = 1.0...86_400.0

  static func check(_ value: Double) throws {
    guard seconds.contains(value) else {
      throw APIError(.unprocessableContent, "seconds.malformed", "seconds must be a number from 1 to 86400; got \(value)")
    }
  }
}
