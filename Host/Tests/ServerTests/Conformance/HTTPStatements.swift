import Foundation
import HTTPTypes
import Statements

@testable import Server

extension Statement {
  static let httpMethods: [Statement] = [
    Statement(
      "HEAD is answered with the fields of GET", .rfc(9110, "9.3.2"),
      holds: {
        let (get, head) = (try await answered(.get, picture), try await answered(.head, picture))
        return [.eTag, .contentType, .cacheControl].allSatisfy { (name: HTTPField.Name) in get.headers[name] == head.headers[name] }
      }),
    Statement("HEAD has no content", .rfc(9110, "9.3.2"), is: 0) { try await answered(.head, picture).body.count },
    Statement("HEAD of an error has its status and no content", .rfc(9110, "9.3.2"), is: [404, 0]) {
      let head = try await answered(.head, "/v1/instances/none/image.png")
      return [head.status.code, head.body.count]
    },
    Statement("A method that an address does not support is answered with 405", .rfc(9110, "15.5.6"), is: 405) {
      try await answered(.delete, "/v1/health").status.code
    },
    Statement("405 lists the supported methods in Allow", .rfc(9110, "15.5.6"), is: "GET, HEAD") {
      try await answered(.delete, "/v1/health").headers[.allow] ?? ""
    },
    Statement("405 of an address with several methods lists them all", .rfc(9110, "10.2.1"), is: ["GET", "HEAD", "PATCH", "PUT"]) {
      let allow = try await answered(.delete, configuration).headers[.allow] ?? ""
      return allow.split(separator: ", ").map(String.init).sorted()
    },
    Statement(
      "Methods are compared with regard to case", .rfc(9110, "9.1"),
      holds: {
        guard let lower = HTTPRequest.Method("get") else { return false }
        return try await answered(lower, "/v1/health").status.code >= 400
      }),
    Statement("A method that no address has is answered with 501", .rfc(9110, "9.1"), is: 501) {
      guard let method = HTTPRequest.Method("BREW") else { return 0 }
      return try await answered(method, "/v1/health").status.code
    },
    Statement(
      "GET changes nothing", .rfc(9110, "9.2.1"),
      holds: {
        let api = try await API(.withWeather())
        let before = try await api.send(.get, "/v1/instances").text
        for path in ["/v1/device", "/v1/apps", configuration, picture] { try await api.send(.get, path) }
        return try await api.send(.get, "/v1/instances").text == before
      }),
  ]

  static let httpCaching: [Statement] = [
    Statement("A picture may be reused until its next change, by max-age in seconds", .rfc(9111, "5.2.2.1"), is: "private, max-age=90") {
      let api = try await API(.withWeather())
      await api.device.change(at: RecordedDevice.now.addingTimeInterval(90))
      return try await api.send(.get, picture).headers[.cacheControl] ?? ""
    },
    Statement("max-age is a whole number, not above the time that is left", .rfc(9111, "1.2.2"), is: "private, max-age=12") {
      let api = try await API(.withWeather())
      await api.device.change(at: RecordedDevice.now.addingTimeInterval(12.9))
      return try await api.send(.get, picture).headers[.cacheControl] ?? ""
    },
    Statement("A change in the past makes a picture stale at once, and max-age not negative", .rfc(9111, "1.2.2"), is: "private, max-age=0") {
      let api = try await API(.withWeather())
      await api.device.change(at: RecordedDevice.now.addingTimeInterval(-60))
      return try await api.send(.get, picture).headers[.cacheControl] ?? ""
    },
    Statement(
      "Pictures belong to one person: no shared cache may store them", .rfc(9111, "5.2.2.7"),
      holds: {
        try await answered(.get, picture).headers[.cacheControl]?.hasPrefix("private") ?? false
      }),
    Statement("The page's files are revalidated each time", .rfc(9111, "5.2.2.4"), is: "no-cache") {
      try await answered(.get, "/main.js").headers[.cacheControl] ?? ""
    },
    Statement("Answers about the device are not stored", .rfc(9111, "5.2.2.5"), is: ["no-store", "no-store", "no-store"]) {
      try await [
        answered(.get, "/v1/device").headers[.cacheControl] ?? "", answered(.get, "/v1/apps").headers[.cacheControl] ?? "",
        answered(.get, "/v1/instances").headers[.cacheControl] ?? "",
      ]
    },
    Statement("Errors are not stored, although 404 and 405 could be", .rfc(9111, "4.2.2"), is: ["no-store", "no-store"]) {
      try await [
        answered(.get, "/v1/instances/none/image.png").headers[.cacheControl] ?? "",
        answered(.delete, "/v1/health").headers[.cacheControl] ?? "",
      ]
    },
    Statement(
      "Two requests for one picture have one tag", .rfc(9110, "8.8.1"),
      holds: {
        let api = try await API(.withWeather())
        return try await api.send(.get, picture).headers[.eTag] == api.send(.get, picture).headers[.eTag]
      }),
  ]

  static let httpContent: [Statement] = [
    Statement("A picture says that it is PNG", .rfc(9110, "8.3"), is: "image/png") { try await answered(.get, picture).headers[.contentType] ?? "" },
    Statement("JSON says so", .rfc(9110, "8.3"), is: "application/json; charset=utf-8") {
      try await answered(.get, "/v1/health").headers[.contentType] ?? ""
    },
    Statement("The page says that it is HTML in UTF-8", .rfc(9110, "8.3.2"), is: "text/html; charset=utf-8") {
      try await answered(.get, "/").headers[.contentType]?.lowercased() ?? ""
    },
    Statement("A body of another type than the address takes is answered with 415", .rfc(9110, "15.5.16"), is: 415) {
      try await answered(.post, "/v1/instances", [.contentType: "text/plain"], json: "{}").status.code
    },
    Statement(
      "A media type is compared without regard to case", .rfc(9110, "8.3.1"),
      holds: {
        let body = #"{"configuration":{}}"#
        return try await answered(.put, configuration, [.contentType: "Application/JSON"], json: body).status == .ok
      }),
    Statement(
      "A media type may have parameters", .rfc(9110, "8.3.1"),
      holds: {
        let body = #"{"configuration":{}}"#
        return try await answered(.put, configuration, [.contentType: "application/json;charset=utf-8"], json: body).status == .ok
      }),
    Statement("A body that is no JSON is answered with 400", .rfc(9110, "15.5.1"), is: 400) {
      try await answered(.post, "/v1/instances", json: "{").status.code
    },
    Statement("A body that is well formed and says something impossible is answered with 422", .rfc(9110, "15.5.21"), is: 422) {
      try await answered(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"huge"}"#).status.code
    },
    Statement("A body beyond the limit is answered with 413", .rfc(9110, "15.5.14"), is: 413) {
      try await answered(.post, "/v1/instances", [.contentType: "application/json"], body: Data(count: 8_000_000)).status.code
    },
    Statement("204 has no content", .rfc(9110, "15.3.5"), is: [204, 0]) {
      let gone = try await answered(.delete, "/v1/instances/w1")
      return [gone.status.code, gone.body.count]
    },
  ]

  static let httpStatus: [Statement] = [
    Statement("An address that is not there is answered with 404", .rfc(9110, "15.5.5"), is: 404) {
      try await answered(.get, "/v1/nothing").status.code
    },
    Statement("A request without the access key is answered with 401", .rfc(9110, "15.5.2"), is: 401) {
      try await answered(.get, "/v1/apps", hasKey: false).status.code
    },
    Statement(
      "401 names the scheme in WWW-Authenticate", .rfc(9110, "11.6.1"),
      holds: {
        try await answered(.get, "/v1/apps", hasKey: false).headers[.wwwAuthenticate]?.hasPrefix("Bearer") ?? false
      }),
    Statement("The name of an authentication scheme has no case", .rfc(9110, "11.1"), is: 200) {
      try await answered(.get, "/v1/apps", [.authorization: "bearer secret"], hasKey: false).status.code
    },
    Statement("A wrong access key is answered with 401", .rfc(9110, "11.6.2"), is: 401) {
      try await answered(.get, "/v1/apps", [.authorization: "Bearer wrong"], hasKey: false).status.code
    },
    Statement("A host name that is not the server's is answered with 421", .rfc(9110, "15.5.20"), is: 421) {
      try await answered(.get, "/", [.host: "evil.example"]).status.code
    },
    Statement("A request that the server understands and refuses is answered with 403", .rfc(9110, "15.5.4"), is: 403) {
      try await answered(.delete, "/v1/instances/w1", [.origin: "https://evil.example"]).status.code
    },
    Statement("What is created is answered with 201", .rfc(9110, "15.3.2"), is: 201) {
      try await answered(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemSmall"}"#).status.code
    },
    Statement(
      "201 names the new resource in Location", .rfc(9110, "10.2.2"),
      holds: {
        let made = try await answered(.post, "/v1/instances", json: #"{"app":"Weather","kind":"Forecast","family":"systemSmall"}"#)
        guard let id = made.object["id"] as? String else { return false }
        return made.headers[.location] == "/v1/instances/\(id)"
      }),
  ]

  static let httpFields: [Statement] = [
    Statement("Dates have a fixed form with two digits and GMT", .rfc(9110, "5.6.7"), is: "Sun, 06 Nov 1994 08:49:37 GMT") {
      HTTPDate.text(Date(timeIntervalSince1970: 784_111_777))
    },
    Statement("A day below ten has a zero before it", .rfc(9110, "5.6.7"), is: "Thu, 01 Jan 1970 00:00:00 GMT") {
      HTTPDate.text(Date(timeIntervalSince1970: 0))
    },
    Statement("Parts of a second are left out, not rounded up", .rfc(9110, "5.6.7"), is: "Thu, 01 Jan 1970 00:00:00 GMT") {
      HTTPDate.text(Date(timeIntervalSince1970: 0.99))
    },
    Statement("The year has four digits after 1999, too", .rfc(9110, "5.6.7"), is: "Tue, 19 Jan 2038 03:14:08 GMT") {
      HTTPDate.text(Date(timeIntervalSince1970: 2_147_483_648))
    },
  ]
}
