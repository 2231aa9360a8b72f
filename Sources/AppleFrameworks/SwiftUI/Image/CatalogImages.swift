import Assets

extension AssetCatalogs {
  /// The file of the image `name` for the environment's scale and appearance.
  @MainActor
  func image(named name: String, in environment: EnvironmentValues) -> AssetImage? {
    imageSet(named: name)?.image(scale: Double(environment.core.displayScale)) {
      // The entry depends on the colour scheme only if the image set has a dark variant.
      EnvironmentStack.note(.colorScheme)
      return environment.core.colorScheme == .dark
    }
  }
}

extension RenderSession {
  /// The asset catalogs of the bundle at `path`; nil = the app's.
  package func assets(in path: String?) -> AssetCatalogs { AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? bundle) }
}
