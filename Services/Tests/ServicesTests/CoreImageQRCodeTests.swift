import CryptoKit
import Foundation
import Testing

@testable import CoreImage

/// Large QR codes, which are compared by their digest. The other tests of Core Image need no CryptoKit.
@Suite struct CoreImageQRCodeTests {
  /// The rows of a code, first row and first column as the highest bit.
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in (0..<code.size).map { code[$0, y] ? "1" : "0" }.joined() }
  }

  // The digests are of matrices that another program made (the Python package qrcode 8, byte mode, with the mask that is chosen here).
  @Test(arguments: [
    ("https://example.org/tide?at=2026-01-31", QRCode.Correction.quartile, 4, "9c2fa42b21e7beb2c0307e1233749c0aff2651301f663208909d1621d80bb7be"),
    (String(repeating: "x", count: 300), .low, 11, "d7800c87eac801b0f650884b741ba20abbe4fe844537a6fd7d779c0feb55fffb"),
  ])
  func `larger codes with several blocks and a version are that of another program`(
    _ text: String, _ correction: QRCode.Correction, _ version: Int, _ digest: String
  ) throws {
    let code = try #require(QRCode(Array(text.utf8), correction))
    #expect(code.version == version)
    #expect(SHA256.hash(data: Data(rows(code).joined(separator: "\n").utf8)).map { String(format: "%02x", $0) }.joined() == digest)
  }
}
