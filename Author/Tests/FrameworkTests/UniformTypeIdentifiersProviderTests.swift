import AlmanacFoundationCompat
import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

/// Providers of items, which Foundation has on Apple's systems.
@Suite struct UniformTypeIdentifiersProviderTests {
  @Test func `a provider of items gives what was put into it, by its type or one above it`() async throws {
    let provider = NSItemProvider(object: "Harbour" as NSString)
    #expect(provider.registeredContentTypes == [.utf8PlainText] && provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier) && provider.canLoadObject(ofClass: String.self))
    let item = try await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier)
    #expect(item as? NSString == "Harbour")
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "Harbour")
    provider.suggestedName = "a/b"
    // A text is given at once, so that the file is there and gone again when the call returns.
    let seen = Mutex<(file: URL?, content: Data?)>((nil, nil))
    provider.loadFileRepresentation(forTypeIdentifier: UTType.utf8PlainText.identifier) { file, _ in
      seen.withLock { $0 = (file, file.flatMap { try? Data(contentsOf: $0) }) }
    }
    let (file, content) = seen.withLock(\.self)
    #expect(file?.lastPathComponent.hasPrefix("a-b") == true && content == Data("Harbour".utf8))
    #expect(file.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(error == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func `a file of a provider is read again under a name of its type`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
      done(file, true, nil)
      return nil
    }
    let read = await withCheckedContinuation { done in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, isInPlace, _ in
        done.resume(returning: [url?.pathExtension, url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "\(isInPlace)"])
      }
    }
    #expect(read == ["txt", "abc", "false"])
  }
}
