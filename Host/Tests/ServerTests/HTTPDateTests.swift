import Foundation
import Testing

@testable import Server

/// The `Date` header.
@Suite struct HTTPDateTests {
  @Test(arguments: [
    (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
  ])
  func `dates have the format of HTTP headers`(seconds: Double, text: String) { #expect(HTTPDate.text(Date(timeIntervalSince1970: seconds)) == text) }
}
