import HTTPTypes
import Statements

@testable import Server

extension Statement {
  /// The status of a request for the picture, whose tag is `"light"`, with a field.
  private static func status(ifNoneMatch field: String) async throws -> Int {
    try await answered(.get, picture, [.ifNoneMatch: field]).status.code
  }
  /// The status of a change of the configuration, whose tag is `"abc123"`, with a field.
  private static func status(ifMatch field: String) async throws -> Int {
    try await answered(.put, configuration, [.ifMatch: field], json: #"{"configuration":{}}"#).status.code
  }

  static let httpConditions: [Statement] = [
    Statement("A picture has an entity tag in quotation marks", .rfc(9110, "8.8.3"), is: "\"light\"") {
      try await answered(.get, picture).headers[.eTag] ?? ""
    },
    Statement(
      "Two different pictures have different tags", .rfc(9110, "8.8.3"),
      holds: {
        try await answered(.get, picture).headers[.eTag] != answered(.get, picture + "?scheme=dark").headers[.eTag]
      }),
    Statement("If-None-Match with the current tag is answered with 304", .rfc(9110, "13.1.2"), is: 304) {
      try await status(ifNoneMatch: "\"light\"")
    },
    Statement("If-None-Match compares weakly, so that a weak form of the tag matches", .rfc(9110, "13.1.2"), is: 304) {
      try await status(ifNoneMatch: "W/\"light\"")
    },
    Statement("If-None-Match matches if any tag of its list does", .rfc(9110, "13.1.2"), is: 304) {
      try await status(ifNoneMatch: "\"old\", W/\"older\",\"light\"")
    },
    Statement("If-None-Match: * matches whatever there is", .rfc(9110, "13.1.2"), is: 304) { try await status(ifNoneMatch: "*") },
    Statement("If-None-Match with other tags is answered with the picture", .rfc(9110, "13.1.2"), is: 200) {
      try await status(ifNoneMatch: "\"lighter\", \"ligh\"")
    },
    Statement("Tags are compared with regard to case", .rfc(9110, "8.8.3.2"), is: 200) { try await status(ifNoneMatch: "\"LIGHT\"") },
    Statement("The W of a weak tag is a capital letter", .rfc(9110, "8.8.3"), is: 200) { try await status(ifNoneMatch: "w/\"light\"") },
    Statement("A comma inside a tag does not end it", .rfc(9110, "8.8.3"), is: 200) { try await status(ifNoneMatch: "\"a,\"light\",b\"") },
    Statement("Empty elements of a list are accepted", .rfc(9110, "5.6.1.2"), is: 304) { try await status(ifNoneMatch: "\"old\", , \"light\"") },
    Statement("White space around the elements of a list is optional", .rfc(9110, "5.6.1"), is: 304) {
      try await status(ifNoneMatch: " \"old\"\t,\"light\" ")
    },
    Statement("304 has no content", .rfc(9110, "15.4.5"), is: 0) { try await answered(.get, picture, [.ifNoneMatch: "*"]).body.count },
    Statement("304 has the tag that 200 would have", .rfc(9110, "15.4.5"), is: "\"light\"") {
      try await answered(.get, picture, [.ifNoneMatch: "*"]).headers[.eTag] ?? ""
    },
    Statement(
      "304 has the Cache-Control that 200 would have", .rfc(9110, "15.4.5"),
      holds: {
        try await answered(.get, picture, [.ifNoneMatch: "*"]).headers[.cacheControl] == answered(.get, picture).headers[.cacheControl]
      }),
    Statement("HEAD with If-None-Match is answered with 304, as GET is", .rfc(9110, "13.1.2"), is: 304) {
      try await answered(.head, picture, [.ifNoneMatch: "\"light\""]).status.code
    },
    Statement("The page's files have tags, too, and match in a list", .rfc(9110, "13.1.2"), is: 304) {
      let tag = try await answered(.get, "/main.js").headers[.eTag] ?? ""
      return try await answered(.get, "/main.js", [.ifNoneMatch: "\"old\", W/\(tag)"]).status.code
    },
    Statement("The page itself matches with an asterisk", .rfc(9110, "13.1.2"), is: 304) {
      try await answered(.get, "/", [.ifNoneMatch: "*"]).status.code
    },
    Statement("If-None-Match of an error has no effect", .rfc(9110, "13.2.1"), is: 404) {
      try await answered(.get, "/v1/instances/none/image.png", [.ifNoneMatch: "*"]).status.code
    },
    Statement("A configuration has an entity tag", .rfc(9110, "8.8.3"), is: "\"abc123\"") {
      try await answered(.get, configuration).headers[.eTag] ?? ""
    },
    Statement("If-Match with the current tag lets a change happen", .rfc(9110, "13.1.1"), is: 200) { try await status(ifMatch: "\"abc123\"") },
    Statement("If-Match with another tag is answered with 412", .rfc(9110, "13.1.1"), is: 412) { try await status(ifMatch: "\"old\"") },
    Statement("If-Match lets a change happen if one tag of its list is current", .rfc(9110, "13.1.1"), is: 200) {
      try await status(ifMatch: "\"old\", \"abc123\"")
    },
    Statement("If-Match compares strongly, so that a weak tag never matches", .rfc(9110, "13.1.1"), is: 412) {
      try await status(ifMatch: "W/\"abc123\"")
    },
    Statement("If-Match: * lets a change happen if there is a configuration", .rfc(9110, "13.1.1"), is: 200) { try await status(ifMatch: "*") },
    Statement("An empty tag is a tag, which no configuration has", .rfc(9110, "8.8.3"), is: 412) { try await status(ifMatch: "\"\"") },
    Statement("If-Match that is no list of tags is answered with 400", .rfc(9110, "15.5.1"), is: 400) { try await status(ifMatch: "abc123") },
    Statement(
      "A change that is refused by If-Match changes nothing", .rfc(9110, "13.2.1"),
      holds: {
        let api = try await API(.withWeather())
        try await api.send(.put, configuration, headers: [.ifMatch: "\"old\""], json: #"{"configuration":{"city":"Oslo"}}"#)
        return try await api.send(.get, configuration).headers[.eTag] == "\"abc123\""
      }),
  ]
}
