import AlmanacProfiles
import AlmanacWireSchema
import Foundation
import Fuzzing

extension FuzzReader {
  /// Every reader of the package.
  public static let engine = wire + pictures + sources

  /// The readers of what an extension or a painter sends.
  static let wire = [
    // The first byte says into how many portions the frames are cut, as a socket may do.
    FuzzReader("frames") { data in
      guard let first = data.first else { return }
      var decoder = FrameDecoder(limit: 1 << 16)
      let bytes = Array(data.dropFirst())
      let portion = max(1, Int(first))
      for start in stride(from: 0, to: bytes.count, by: portion) {
        bytes[start..<min(start + portion, bytes.count)].withUnsafeBytes { decoder.append($0) }
        while let envelope = try decoder.next() { _ = try envelope.frame() }
      }
    },
    FuzzReader("painter-messages") { data in
      var decoder = MessageFrames<PainterMessage>(limit: 1 << 16)
      data.withUnsafeBytes { decoder.append($0) }
      while let message = try decoder.next() { _ = DisplayList.size(ofEncoded: message.order.displayList) }
    },
    FuzzReader("display-list", maxBytes: 16_384) { data in
      let list = try DisplayList(validating: data)
      // A list that passes is encoded to something that passes.
      _ = try DisplayList(validating: list.serializedBytes() as Data)
    },
    // Long enough for lists that would fill the memory: a node of two bytes takes hundreds when it is decoded.
    FuzzReader("large-display-list", maxBytes: 1 << 20, memoryMegabytes: 512) { data in _ = try DisplayList(validating: data) },
    FuzzReader("large-reply", maxBytes: 1 << 20, memoryMegabytes: 512) { data in
      var decoder = FrameDecoder(limit: 1 << 20)
      withUnsafeBytes(of: UInt32(data.count).littleEndian) { decoder.append($0) }
      data.withUnsafeBytes { decoder.append($0) }
      if case .archive(let archive)? = try decoder.next()?.reply.reply { for list in archive.displayLists { _ = try DisplayList(validating: list) } }
    },
    FuzzReader("archive", maxBytes: 16_384) { data in
      let archive = try TimelineArchive(validating: data)
      for entry in archive.entries { _ = entry.displayListIndex(for: VariantKey()) }
    },
    FuzzReader("instant", maxBytes: 64) { data in _ = InstantText.date(String(decoding: data, as: UTF8.self)) },
    FuzzReader("json", maxBytes: 2048) { data in _ = try JSONEncoder().encode(try JSONFragment(data: data)) },
  ]
}
