extension URL {
  /// Formats selected components of a URL.
  ///
  /// By default these are scheme, host and path, and the port unless the scheme is HTTP or HTTPS.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A component of a URL on which the display of another one can depend.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }
    /// When a component is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate var condition: Condition
      public static var always: Self { Self(condition: .always) }
      public static var never: Self { Self(condition: .never) }
      /// Writes the component if another one is in `matches`.
      public static func displayWhen(_ component: Component, matches: Set<String>) -> Self { Self(condition: .when(component, matches)) }
      /// Omits the component if another one is in `matches`.
      public static func omitWhen(_ component: Component, matches: Set<String>) -> Self { Self(condition: .unless(component, matches)) }
      /// Omits the component from HTTP and HTTPS URLs.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
    }
    /// When and how a host is written.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var condition: Condition
      fileprivate var omitted: Set<String> = []
      fileprivate var includesMultiLevel = false
      public static var always: Self { Self(condition: .always) }
      public static var never: Self { Self(condition: .never) }
      public static func displayWhen(_ component: Component, matches: Set<String>) -> Self { Self(condition: .when(component, matches)) }
      public static func omitWhen(_ component: Component, matches: Set<String>) -> Self { Self(condition: .unless(component, matches)) }
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
      /// Omits a leading subdomain that is in `subdomainsToOmit`.
      ///
      /// - Parameter includeMultiLevelSubdomains: Whether hosts with more than three levels are shortened too.
      public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains: Bool = false) -> Self {
        Self(condition: .always, omitted: subdomainsToOmit, includesMultiLevel: includeMultiLevelSubdomains)
      }
    }
    fileprivate enum Condition: Codable, Hashable, Sendable {
      case always, never
      case when(Component, Set<String>)
      case unless(Component, Set<String>)
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
      host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }
    public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
    public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.user = strategy } }
    public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.password = strategy } }
    public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with { $0.port = strategy } }
    public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
    public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.query = strategy } }
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with { $0.fragment = strategy } }

    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
      func shows(_ condition: Condition) -> Bool { condition.holds(for: parts) }
      var text = ""
      if shows(scheme.condition), let scheme = parts.scheme { text += scheme + (parts.host == nil ? ":" : "://") }
      if shows(user.condition), let user = parts.user {
        text += user
        if shows(password.condition), let password = parts.password { text += ":" + password }
        text += "@"
      }
      if shows(host.condition), let name = parts.host { text += shortened(name) }
      if shows(port.condition), let port = parts.port { text += ":\(port)" }
      if shows(path.condition) { text += parts.path }
      if shows(query.condition), let query = parts.query { text += "?" + query }
      if shows(fragment.condition), let fragment = parts.fragment { text += "#" + fragment }
      return text
    }

    private func shortened(_ name: String) -> String {
      guard !host.omitted.isEmpty else { return name }
      let levels = name.split(separator: ".").map(String.init)
      guard levels.count > 2, let first = levels.first, host.omitted.contains(first), host.includesMultiLevel || levels.count == 3 else {
        return name
      }
      return levels.dropFirst().joined(separator: ".")
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL { style.format(self) }
}

extension URL.FormatStyle.Condition {
  fileprivate func holds(for parts: URLComponents) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .when(let component, let values): component.value(in: parts).map { values.contains($0) } ?? false
    case .unless(let component, let values): !(component.value(in: parts).map { values.contains($0) } ?? false)
    }
  }
}

extension URL.FormatStyle.Component {
  fileprivate func value(in parts: URLComponents) -> String? {
    switch self {
    case .scheme: parts.scheme
    case .user: parts.user
    case .password: parts.password
    case .host: parts.host
    case .port: parts.port.map(String.init)
    case .path: parts.path
    case .query: parts.query
    case .fragment: parts.fragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
