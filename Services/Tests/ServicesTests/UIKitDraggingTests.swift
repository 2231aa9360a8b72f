import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// Dragged items: providers of texts, addresses and images, and the views that would accept them.
@MainActor @Suite struct UIKitDraggingTests {
  private struct Failure: Error {}
  // Unchecked: the object is handed over to the waiting task.
  private struct Loaded: @unchecked Sendable { let object: AnyObject }
  private func load(_ type: any NSItemProviderReading.Type, of provider: NSItemProvider) async throws -> Loaded {
    try await withCheckedThrowingContinuation { waiting in
      provider.loadObject(ofClass: type) { object, error in
        if let object { waiting.resume(returning: Loaded(object: object)) } else { waiting.resume(throwing: error ?? Failure()) }
      }
    }
  }

  @Test func `an image is written into a provider as PNG and read again`() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png"] && provider.canLoadObject(ofClass: UIImage.self))
    let read = try #require(try await load(UIImage.self, of: provider).object as? UIImage)
    #expect(read.cgImage?.width == image.cgImage?.width && read.cgImage?.height == image.cgImage?.height)
    #expect(!provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: String.self))
    await #expect(throws: NSError.self) { try await load(NSString.self, of: provider) }
  }

  @Test func `texts and addresses are read as objects and as values, and an image without pixels is an error`() async throws {
    #expect(try await load(NSString.self, of: NSItemProvider(object: "Flut" as NSString)).object as? NSString == "Flut")
    let address = NSItemProvider(object: try #require(NSURL(string: "https://example.org/a")))
    #expect(try await load(NSURL.self, of: address).object as? NSURL == NSURL(string: "https://example.org/a"))
    let url = await withCheckedContinuation { done in _ = address.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) } }
    #expect(url == URL(string: "https://example.org/a") && address.canLoadObject(ofClass: URL.self))
    let broken = NSItemProvider()
    broken.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    await #expect(throws: CocoaError.self) { try await load(UIImage.self, of: broken) }
  }

  private final class Rows: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UIDropInteractionDelegate {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }

  @Test func `a table keeps its delegates of dragging, and an interaction its view`() {
    let (rows, table) = (Rows(), UITableView(frame: .zero, style: .plain))
    (table.dragDelegate, table.dropDelegate) = (rows, rows)
    let drop = UIDropInteraction(delegate: rows)
    table.addInteraction(drop)
    #expect(table.dragDelegate === rows && table.dropDelegate === rows && !table.hasActiveDrag && drop.view === table)
    #expect(UITableViewDropProposal(operation: .move).intent == .unspecified)
    #expect(UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath).operation == .copy)
    let item = UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))
    item.localObject = 7
    #expect(item.localObject as? Int == 7 && item.itemProvider.hasItemConformingToTypeIdentifier("public.text"))
  }
}
