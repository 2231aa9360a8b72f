import Foundation
import HTTPTypes
import Statements
import Testing

/// What the host's server does, beside HTTP's specifications.
@MainActor @Suite struct HTTPConformance {
  @Test(arguments: Statement.http) func `HTTP is as stated`(_ statement: Statement) async { await statement.check() }
  @Test func `the statements about HTTP have sources and are no duplicates`() { #expect(Statement.problems(Statement.http) == []) }
}

extension Statement {
  static let http = numbered(
    "HTTP",
    [
      about("Methods", httpMethods), about("Entity tags and conditions", httpConditions), about("Caching", httpCaching),
      about("Content and representations", httpContent), about("Fields and dates", httpFields), about("Status codes", httpStatus),
      about("Messages", httpMessages),
    ])

  static let picture = "/v1/instances/w1/image.png"
  static let configuration = "/v1/instances/w1/configuration"
}

/// A response of a server with the weather widget.
func answered(
  _ method: HTTPRequest.Method = .get, _ path: String, _ headers: HTTPFields = [:], json: String? = nil, body: Data? = nil, hasKey: Bool = true
) async throws -> APIResponse {
  try await API(.withWeather()).send(method, path, headers: headers, json: json, body: body, hasKey: hasKey)
}
