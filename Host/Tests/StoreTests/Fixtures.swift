import Foundation
import GRDB
import SampleDevice
import Testing

@testable import Store

/// A temporary folder that is deleted with the object.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
  var file: URL { url.appending(path: "almanac.sqlite") }
  var path: String { file.path(percentEncoded: false) }

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}

extension DeviceStore {
  func count(_ table: String) throws -> Int {
    try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }

  /// Checks the invariants between the tables that hold after every commit.
  func expectConsistent(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try read { db throws in
      #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok", sourceLocation: sourceLocation)
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty, sourceLocation: sourceLocation)
      for (orphan, owner) in [("displayList", "archiveDisplayList"), ("image", "archiveImage")] {
        let orphans = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(orphan) WHERE hash NOT IN (SELECT hash FROM \(owner))")
        #expect(orphans == 0, sourceLocation: sourceLocation)
      }
    }
    for device in try devices() {
      let state = try #require(try self.device(device), sourceLocation: sourceLocation)
      #expect(try instances(of: device).map(\.id).sorted() == state.instances.keys.sorted(), sourceLocation: sourceLocation)
      for instance in state.sortedInstances {
        for archive in instance.archives {
          let header = try #require(try self.archive(archive), sourceLocation: sourceLocation)
          let whole = try #require(try wholeArchive(archive), sourceLocation: sourceLocation)
          #expect(whole.displayLists.count == header.entries.count, sourceLocation: sourceLocation)
          #expect(whole.images.count == 2, sourceLocation: sourceLocation)
        }
        let decisions = try decisions(of: instance.id, limit: .max)
        #expect(decisions.map(\.id) == decisions.map(\.id).sorted(by: >), sourceLocation: sourceLocation)
        #expect(decisions.allSatisfy { $0.at <= state.lastEventAt ?? .distantPast }, sourceLocation: sourceLocation)
      }
    }
  }
}
