import Assets
import Foundation

/// The file of a data set in the app's asset catalogs.
// Unchecked: immutable; an open class cannot be checked.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The data set's name.
  public let name: String
  public let data: Data
  /// The data's uniform type identifier; `public.data` if the catalog does not say it.
  public let typeIdentifier: String

  /// Reads a data set of the app's catalogs; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Reads a data set of a bundle's catalogs; nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetCatalogs.of(bundle).data(named: name) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
  }
}
