import Hummingbird

extension Request {
  /// Throws an error for a query parameter that is not `known`, so that a misspelt one is noticed.
  func rejectParameters(notIn known: Set<String>) throws {
    for (key, _) in uri.queryParameters where !known.contains(String(key)) {
      throw APIError(.badRequest, "parameter.unknown", "there is no parameter \(key); known parameters: \(known.sorted().joined(separator: ", "))")
    }
  }

  /// Returns a query parameter that is `true` or `false`; false if it is absent.
  func flag(_ name: String) throws -> Bool {
    let text = uri.queryParameters[name[...]] ?? "false"
    guard let value = Bool(String(text)) else {
      throw APIError(.badRequest, "parameter.malformed", "\(name) must be true or false; got \(text)")
    }
    return value
  }

  /// The query parameter `limit`: the largest number of decisions to return.
  var decisionLimit: Int {
    get throws {
      let text = uri.queryParameters["limit"]
      guard let limit = text.map({ Int($0) }) ?? 50, (1...1000).contains(limit) else {
        throw APIError(.badRequest, "parameter.malformed", "limit must be a number from 1 to 1000; got \(text ?? "")")
      }
      return limit
    }
  }
}

extension Parameters {
  /// Returns a component of the path, percent-decoded.
  func required(_ name: String) throws -> String {
    guard let raw = get(name), let text = raw.removingPercentEncoding, !text.isEmpty else {
      throw APIError(.badRequest, "address.malformed", "the address lacks its {\(name)}")
    }
    return text
  }
}
