import Foundation

/// An image of a catalog, as the code generated for the catalog names it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundlePath: String
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// A colour of a catalog, as the code generated for the catalog names it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundlePath: String
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}
