/// What an app's user lets it do with the device's location (Specification E1).
public struct LocationPermission: Sendable, Hashable, Codable {
  /// When the app may use location.
  public enum Authorization: String, Sendable, Hashable, Codable, CaseIterable {
    /// Never.
    case never
    /// The user is asked when the app wants it next; until then never.
    case ask
    /// While the containing app is in the foreground or in a session.
    case whileUsing
    /// As ``whileUsing``, and a widget also for some minutes after it was last seen.
    case whileUsingOrWidgets
    /// At any time.
    case always
  }

  /// When the app may use location. Default: ``Authorization/ask``.
  public var authorization: Authorization
  /// Whether the app gets the precise location; otherwise the cell of a coarse grid. Default: true.
  public var isPrecise: Bool

  /// Creates a permission.
  public init(_ authorization: Authorization = .ask, isPrecise: Bool = true) {
    self.authorization = authorization
    self.isPrecise = isPrecise
  }

  /// Whether a widget of the app can get a location at all.
  public var allowsWidgets: Bool { ![.never, .ask].contains(authorization) }
}

/// An answer to the question whether an app may use location (Specification E1).
public enum LocationChoice: String, Sendable, Hashable, CaseIterable {
  /// While the app is used this time; after that it asks again.
  case once
  /// While the app is used.
  case whileUsing
  /// While the app is used or its widgets are seen.
  case whileUsingOrWidgets
  /// Never.
  case never

  /// The setting that follows; nil: it stays as it is.
  var authorization: LocationPermission.Authorization? {
    switch self {
    case .once: nil
    case .whileUsing: .whileUsing
    case .whileUsingOrWidgets: .whileUsingOrWidgets
    case .never: .never
    }
  }
}

/// Who wants to use location and waits for the user's answer.
public enum LocationAsker: String, Sendable, Hashable {
  /// The containing app.
  case app
  /// One of the app's widgets.
  case widgets
}
