import Foundation

/// SourceKit-LSP's file about a package: where the options for compiler and linker are.
public enum EditorConfiguration {
  /// The file's path in the package.
  public static let path = ".sourcekit-lsp/config.json"

  private struct Content: Encodable {
    struct SwiftPM: Encodable { let toolsets: [String] }
    let swiftPM: SwiftPM
  }

  /// Returns the file's content for the toolset of an SDK.
  public static func content(toolset: URL) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(Content(swiftPM: .init(toolsets: [toolset.path])))) ?? Data()) + Data("\n".utf8)
  }
}
