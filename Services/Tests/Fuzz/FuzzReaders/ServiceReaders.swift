import Compression
import Contacts
import EventKit
import Foundation
import Fuzzing
import HealthKit

extension FuzzReader {
  /// The readers of files that people and other programs keep.
  public static let services = [
    FuzzReader.file("calendar", named: "input.ics", maxBytes: 8192) { file in
      let store = EKEventStore(CalendarFolders(folders: [file]))
      let start = Date(timeIntervalSince1970: 1_767_225_600)
      _ = store.events(matching: store.predicateForEvents(withStart: start, end: start + 4 * 366 * 86_400, calendars: nil))
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { _ in }
    },
    FuzzReader("vcard") { data in _ = try CNContactVCardSerialization.data(with: CNContactVCardSerialization.contacts(with: data)) },
    FuzzReader("health") { data in _ = try HealthFile.samples(data) },
    FuzzReader("compressed") { data in
      for algorithm in [NSData.CompressionAlgorithm.zlib, .lz4, .lzma] { _ = try? (data as NSData).decompressed(using: algorithm) }
      guard !data.isEmpty else { return }
      var target = [UInt8](repeating: 0, count: 65536)
      _ = compression_decode_buffer(&target, target.count, [UInt8](data), data.count, nil, COMPRESSION_LZ4_RAW)
    },
  ]
}
