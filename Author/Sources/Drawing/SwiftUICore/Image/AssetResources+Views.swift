import AlmanacAssets

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: Bundle(path: resource.bundlePath), fileID: "", line: 0) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(provider: .asset(name: resource.name, bundlePath: resource.bundlePath)) }
}
