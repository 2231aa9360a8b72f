import AlmanacFoundationCompat
import Foundation
import Testing
import UIKit

/// Documents, which are files without a screen, too.
@MainActor @Suite struct UIKitDocumentTests {
  final class Note: UIDocument {
    var text = ""
    var failures = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { failures += 1 }
  }

  @Test func `a document is saved and opened, and a folder is refused`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("tide.txt")
    let note = Note(fileURL: file)
    note.text = "high"
    note.updateChangeCount(.done)
    #expect(note.documentState == .closed && note.hasUnsavedChanges && note.localizedName == "tide")
    #expect(await note.save(to: file, for: .forCreating) && !note.hasUnsavedChanges && note.documentState == .normal)
    let read = Note(fileURL: file)
    #expect(await read.open() && read.text == "high" && read.fileModificationDate == note.fileModificationDate)
    read.text = "low"
    read.updateChangeCount(.done)
    #expect(await read.close() && read.documentState == .closed)
    #expect(try String(contentsOf: file, encoding: .utf8) == "low")
    let wrong = Note(fileURL: folder)
    #expect(await !wrong.open() && wrong.failures == 1)
  }
}
