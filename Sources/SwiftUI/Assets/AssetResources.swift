/// An image of a catalog by its generated name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// A colour of a catalog by its generated name.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(source: .asset(name: resource.name, bundle: Bundle(path: resource.bundlePath))) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(provider: .asset(name: resource.name, bundlePath: resource.bundlePath)) }
}
