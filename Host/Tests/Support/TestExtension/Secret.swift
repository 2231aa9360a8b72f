import AlmanacWireSchema
import Crypto
import Foundation

/// What a protected app shows: texts and bytes of an image that follow from the configuration's `seed`, and are written nowhere else.
struct Secret {
  let text: String
  let pixels: Data

  init(_ request: EntryRequest) {
    let seed = (try? JSONSerialization.jsonObject(with: request.configuration) as? [String: String])?["seed"] ?? "none"
    // The tests do the same (Host/Tests/CommandTests/SecretText.swift).
    text = "balance " + seed.utf8.map { String(Int($0) * 7919 % 65_537, radix: 16) }.joined(separator: ":")
    pixels = Data((0..<4096).map { index in UInt8(truncatingIfNeeded: (index &* 31 &+ 7) &* (seed.utf8.reduce(1) { $0 &* 33 &+ Int($1) } | 1) >> 3) })
  }

  /// A timeline with the secret in a text, an image, an address, a diagnostic, and in the extension's output.
  func archive(_ request: EntryRequest) -> TimelineArchive {
    say(text)
    var archive = Drawings.archive(request, texts: [text])
    guard var list = try? DisplayList(serializedBytes: archive.displayLists[0]) else { return archive }
    let shape = list.root
    list.root = .with {
      $0.frame = shape.frame
      $0.group.children = [
        shape,
        .with { node in
          node.frame = shape.frame
          node.privacySensitive = true
          node.text.lines = [
            .with { line in
              line.origin.y = 20
              line.width = 90
              line.ascent = 12
              line.descent = 4
              line.runs = [
                .with {
                  $0.text = text
                  $0.font.size = 12
                }
              ]
            }
          ]
        },
      ]
    }
    archive.displayLists[0] = (try? list.serializedBytes()) ?? Data()
    archive.images = [
      .with {
        $0.sha256 = Data(SHA256.hash(data: pixels))
        $0.mediaType = "image/png"
        $0.pixelWidth = 32
        $0.pixelHeight = 32
        $0.data = pixels
      }
    ]
    archive.diagnostics = [
      .with {
        $0.severity = .warning
        $0.name = "test.secret"
        $0.message = text
      }
    ]
    return archive
  }
}
