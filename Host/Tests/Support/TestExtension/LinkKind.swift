import AlmanacWireSchema
import Foundation

/// The kind Links: a widget whose parameter `path` is JSON with its URL and its links (`url`, `links`), and what its button's intent opens (`opens`).
enum LinkKind {
  private struct Configuration: Decodable {
    var url: String?
    var links: [String]?
    var opens: String?
    var opensApp: Bool?
  }

  /// A timeline of one entry: below the root the background, the button, then the links, the second of which is inside the first.
  static func archive(_ request: EntryRequest) throws -> TimelineArchive {
    let outer = request.configuration.isEmpty ? [:] : try JSONDecoder().decode([String: String].self, from: request.configuration)
    let configuration = try JSONDecoder().decode(Configuration.self, from: Data((outer["path"] ?? "{}").utf8))
    var archive = Drawings.archive(request, texts: [configuration.url ?? ""])
    var list = try DisplayList(serializedBytes: archive.displayLists[0])
    let background = list.root
    list.root = .with { root in
      root.frame = background.frame
      root.group.children = [background, button(configuration)]
      if let link = nested(configuration.links?[...] ?? [], size: 60) { root.group.children.append(link) }
    }
    archive.displayLists[0] = try list.serializedBytes()
    return archive
  }

  private static func button(_ configuration: Configuration) -> DisplayNode {
    .with { node in
      node.frame = RectValue(x: 0, y: 80, width: 20, height: 20)
      node.action.intent.type = "Opens"
      node.action.intent.parameters = try! JSONEncoder().encode(["opens": configuration.opens ?? ""])
      node.action.intent.opensApp = configuration.opensApp ?? false
      node.group.children = []
    }
  }

  private static func nested(_ links: ArraySlice<String>, size: Double) -> DisplayNode? {
    guard let first = links.first else { return nil }
    return .with { node in
      node.frame = RectValue(x: 0, y: 0, width: size, height: size)
      node.action.link = first
      node.group.children = nested(links.dropFirst(), size: size / 2).map { [$0] } ?? []
    }
  }
}
