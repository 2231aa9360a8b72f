import AlmanacAssets

extension AssetCatalogs {
  /// Returns the file of the image `name` for the environment's scale and appearance.
  @MainActor
  func image(named name: String, in environment: EnvironmentValues) -> AssetImage? {
    // The entry depends on the colour scheme and the contrast only if the image set has variants for them.
    imageSet(named: name)?.image(scale: Double(environment.core.displayScale), on: environment.assetDevice) {
      EnvironmentStack.recordRead(.colorScheme)
      return environment.core.colorScheme == .dark
    } isHighContrast: {
      EnvironmentStack.recordRead(.contrast)
      return environment.core.increasesContrast
    }
  }
}

extension RenderSession {
  /// Returns the asset catalogs of the bundle at `path`, or the app's if `path` is nil.
  package func assets(in path: String?) -> AssetCatalogs { AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? bundle) }
}
