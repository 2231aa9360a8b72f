import Assets

extension AssetCatalogs {
  /// Returns the file of the image `name` for the environment's scale and appearance.
  @MainActor
  func image(named name: String, in environment: EnvironmentValues) -> AssetImage? {
    imageSet(named: name)?.image(scale: Double(environment.core.displayScale)) {
      // The entry depends on the colour scheme only if the image set has a dark variant.
      EnvironmentStack.recordRead(.colorScheme)
      return environment.core.colorScheme == .dark
    }
  }
}

extension RenderSession {
  /// Returns the asset catalogs of the bundle at `path`, or the app's if `path` is nil.
  package func assets(in path: String?) -> AssetCatalogs { AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? bundle) }
}
