import AlmanacAssets
import Foundation

/// A data set of the app's asset catalogs.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data
  /// The data's uniform type identifier; `public.data` if the catalog does not name one.
  public let typeIdentifier: String

  /// Returns nil if the app's catalogs do not contain the data set.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Returns nil if the bundle's catalogs do not contain the data set.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetCatalogs.of(bundle).data(named: name, on: .current) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type ?? "public.data"
  }
}
