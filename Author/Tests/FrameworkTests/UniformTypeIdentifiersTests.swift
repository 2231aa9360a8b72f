import Foundation
import Testing
import UniformTypeIdentifiers

/// Types and names of files.
@Suite struct UniformTypeIdentifiersTests {
  @Test func `types have file extensions, MIME types and supertypes`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.svg.conforms(to: .text) && UTType.svg.preferredFilenameExtension == "svg")
    #expect(UTType("no.such.type") == nil && UTType(filenameExtension: "xyzzy") == nil)
    #expect(UTType(filenameExtension: "swift") == .swiftSource && UTType.swiftSource.conforms(to: .text))
    #expect(UTType(filenameExtension: "m4a")?.conforms(to: .audio) == true && UTType(mimeType: "text/calendar")?.conforms(to: .calendarEvent) == true)
    #expect(UTType.zip.supertypes == [.archive, .data, .item])
  }

  @Test func `file names get the extension of a type once`() {
    let folder = URL(fileURLWithPath: "/box", isDirectory: true)
    #expect(folder.appendingPathComponent("Notes", conformingTo: .json).path == "/box/Notes.json")
    #expect(folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).lastPathComponent == "photo.jpg")
    // A photo is an image: a name that says more stays; one of another type gets the extension.
    #expect(folder.appendingPathComponent("a.txt", conformingTo: .json).lastPathComponent == "a.txt.json")
    let images = folder.appendingPathComponent("Images", conformingTo: .folder)
    #expect(images.path == "/box/Images" && images.hasDirectoryPath)
    var file = folder.appendingPathComponent("page")
    file.appendPathExtension(for: .html)
    #expect(file.lastPathComponent == "page.html" && file.appendingPathExtension(for: .html) == file)
    #expect(("box" as NSString).appendingPathComponent("a", conformingTo: .png) == "box/a.png")
    #expect(("box/a" as NSString).appendingPathExtension(for: .png) == "box/a.png")
  }

  @Test func `a name gets the extension of its type, unless it has one`() {
    let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
    #expect(folder.appendingPathComponent("boat", conformingTo: .png).path == "/tmp/boat.png")
    #expect(folder.appendingPathComponent("boat.PNG", conformingTo: .png).path == "/tmp/boat.PNG")
    #expect(folder.appendingPathComponent("boat.jpg", conformingTo: .png).path == "/tmp/boat.jpg.png")
    #expect(folder.appendingPathComponent("boat.jpg", conformingTo: .image).path == "/tmp/boat.jpg")
    var file = folder.appendingPathComponent("v1.2")
    file.appendPathExtension(for: .json)
    #expect(file.path == "/tmp/v1.2.json" && file.appendingPathExtension(for: .json) == file)
    #expect(("a" as NSString).appendingPathComponent("b", conformingTo: .json) == "a/b.json")
  }
}
