import Hummingbird

extension Request {
  /// Throws an error for a query parameter that is not `known`, so that a misspelt one is noticed, and for one that is given twice.
  func rejectParameters(notIn known: Set<String> = []) throws {
    var given: Set<Substring> = []
    for (key, _) in uri.queryParameters {
      guard known.contains(String(key)) else {
        let advice = known.isEmpty ? "this address has none" : "known parameters: \(known.sorted().joined(separator: ", "))"
        throw APIError(.badRequest, "parameter.unknown", "there is no parameter \(key); \(advice)")
      }
      guard given.insert(key).inserted else {
        throw APIError(.badRequest, "parameter.malformed", "the parameter \(key) is given more than once")
      }
    }
  }

  /// The names in a parameter, which are separated by commas; none without it.
  func names(in parameter: Substring) -> Set<String> {
    Set(uri.queryParameters[parameter].map { $0.split(separator: ",").map(String.init) } ?? [])
  }

  /// Returns the number of a parameter, in decimal digits with or without a fraction; nil for any other text, also such as Swift reads: 0x1p1, inf.
  static func decimal(_ text: Substring) -> Double? {
    text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
  }

  /// Returns a query parameter that is `true` or `false`; false if it is absent.
  func flag(_ name: String) throws -> Bool {
    try rejectParameters(notIn: [name])
    let text = uri.queryParameters[name[...]] ?? "false"
    guard let value = Bool(String(text)) else {
      throw APIError(.badRequest, "parameter.malformed", "\(name) must be true or false; got \(text)")
    }
    return value
  }

  /// Returns a query parameter that counts something from 0; 0 if it is absent.
  func count(_ name: String) throws -> Int {
    try rejectParameters(notIn: [name])
    let text = uri.queryParameters[name[...]] ?? "0"
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text) else {
      throw APIError(.badRequest, "parameter.malformed", "\(name) must be a number counted from 0; got \(text)")
    }
    return value
  }

  /// The query parameter `limit`: the largest number of decisions to return.
  var decisionLimit: Int {
    get throws {
      try rejectParameters(notIn: ["limit"])
      let text = uri.queryParameters["limit"]
      guard let limit = text.map({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }) ?? 50, (1...1000).contains(limit) else {
        throw APIError(.badRequest, "parameter.malformed", "limit must be a number from 1 to 1000; got \(text ?? "")")
      }
      return limit
    }
  }
}

extension Parameters {
  /// Returns a component of the path, percent-decoded.
  func required(_ name: String) throws -> String {
    guard let raw = get(name), !raw.isEmpty else {
      throw APIError(.badRequest, "address.malformed", "the address lacks its {\(name)}")
    }
    guard let text = raw.removingPercentEncoding else {
      throw APIError(.badRequest, "address.malformed", "{\(name)} is not percent-encoded UTF-8: \(raw)")
    }
    return text
  }
}
