/// The body of `POST /v1/instances/{id}/views`: a display shows the widget from now on.
struct ViewRequest: Codable {
  /// How long it shows the widget.
  let seconds: Double

  func check() throws { try ViewDuration.check(seconds) }
}

/// How long one report of a visible widget can be valid.
enum ViewDuration {
  static let seconds = 1.0...86_400.0

  static func check(_ value: Double) throws {
    guard seconds.contains(value) else {
      throw APIError(.unprocessableContent, "seconds.malformed", "seconds must be a number from 1 to 86400; got \(value)")
    }
  }
}
