import Assets

extension Image {
  public init(_ resource: ImageResource) { self.init(source: .asset(name: resource.name, bundle: Bundle(path: resource.bundlePath))) }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(provider: .asset(name: resource.name, bundlePath: resource.bundlePath)) }
}
