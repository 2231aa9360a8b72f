import AlmanacFoundationCompat
import AlmanacUIKitDrawing
import AlmanacWireSchema
import Foundation
import Statements
import SwiftUICore

@testable import SwiftUICore

/// The documents of the formats. Pages of Apple's documentation are named where they are used.
enum FormatSource {
  private static let catalogs = "Xcode/Reference/xcode_ref-Asset_Catalog_Format/"
  static let imageSet = DocumentSource.archive("Asset Catalog Format Reference, Image Set Type", catalogs + "ImageSetType.html")
  static let colorSet = DocumentSource.archive("Asset Catalog Format Reference, Named Color Type", catalogs + "Named_Color.html")
  static let dataSet = DocumentSource.archive("Asset Catalog Format Reference, Data Set Type", catalogs + "DataSetType.html")
  static let group = DocumentSource.archive("Asset Catalog Format Reference, Group Type", catalogs + "GroupType.html")
  static let catalog = DocumentSource.archive("Asset Catalog Format Reference, Catalog Type", catalogs + "CatalogType.html")
  static let folders = DocumentSource.archive("Asset Catalog Format Reference, Folders", catalogs + "FolderStructure.html")
  static let contents = DocumentSource.archive("Asset Catalog Format Reference, Contents.json File", catalogs + "Contents.html")
  static let types = DocumentSource.archive("Asset Catalog Format Reference, Types Overview", catalogs + "AssetTypes.html")
  static let resources = DocumentSource.archive("Resource Programming Guide", "Cocoa/Conceptual/LoadingResources/Introduction/Introduction.html")
  static let search = DocumentSource.archive(
    "Bundle Programming Guide, The Bundle Search Pattern",
    "CoreFoundation/Conceptual/CFBundles/AccessingaBundlesContents/AccessingaBundlesContents.html")
  static let strings = DocumentSource.archive(
    "Resource Programming Guide, String Resources", "Cocoa/Conceptual/LoadingResources/Strings/Strings.html")
  static let plist = DocumentSource.archive(
    "Property List Programming Guide, Old-Style ASCII", "Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html")
  static let language = DocumentSource(
    "Apple, Technical Q&A QA1828", "https://developer.apple.com/library/archive/qa/qa1828/_index.html")
  static let identifiers = DocumentSource(
    "Apple, Technical Note TN2418", "https://developer.apple.com/library/archive/technotes/tn2418/_index.html")
  /// Apple's ICU, with whose function bundles choose their language; its header lists what is chosen.
  static let localizations = DocumentSource.repository("apple-oss-distributions/ICU", "ualoc.h, ualoc_localizationsToUse")
  static let tables = DocumentSource.repository("swiftlang/swift-corelibs-foundation", "CFBundle_Strings.c, _copyStringFromTable")
  static let resourceSearch = DocumentSource.repository("swiftlang/swift-corelibs-foundation", "CFBundle_Resources.c, _createQueryTableAtPath")
  static let plurals = DocumentSource.unicode("tr35-numbers.html#Language_Plural_Rules")
  static let cmark = DocumentSource.repository("swiftlang/swift-cmark", "src/inlines.c")
}

/// A file of a statement: a text, or a picture.
struct FormatFile: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
  init(_ text: String) { data = Data(text.utf8) }
  init(stringLiteral value: String) { data = Data(value.utf8) }
  /// A PNG of as many pixels.
  static func png(_ width: UInt32, _ height: UInt32) -> FormatFile { FormatFile(TestBundle.png(width, height)) }
  /// A PDF of one page.
  static func pdf(_ width: Int, _ height: Int) -> FormatFile {
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R>>endobj
    4 0 obj<</Length 24>>stream
    1 0 0 rg 0 0 \(width) \(height) re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """
  }
  static func svg(_ width: Int, _ height: Int) -> FormatFile {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)"><rect width="\#(width)" height="\#(height)" fill="red"/></svg>"#
  }
}

/// Runs `body` with a fixture that has the given files, on a device.
@MainActor func withFormatFiles<Result: Sendable>(
  _ contents: [String: FormatFile], on device: String = "iphone-393x852", _ change: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in },
  _ body: @MainActor @Sendable (ContentFixture) throws -> Result
) async throws -> Result {
  let files = try TestBundle()
  for (path, file) in contents { try files.write(path, file.data) }
  let path = files.url.path
  // The folder is removed with `files`.
  defer { withExtendedLifetime(files) {} }
  return try await CurrentDevice.with(device) {
    try await MainActor.run {
      var fixture = ContentFixture { environment in
        environment.core.locale = Locale(identifier: "en_US")
        if device.hasPrefix("watch") { environment.core.platform = .watchos }
        change(&environment)
      }
      fixture.bundle = Bundle(path: path) ?? .main
      return try body(fixture)
    }
  }
}
