import Assets

extension AssetCatalogs {
  /// The file of the image `name` that suits the environment's scale and appearance.
  @MainActor
  func image(named name: String, in environment: EnvironmentValues) -> AssetImage? {
    imageSet(named: name)?.image(scale: Double(environment.core.displayScale)) {
      // Only a set that has a dark form makes the entry depend on the colour scheme.
      EnvironmentStack.note(.colorScheme)
      return environment.core.colorScheme == .dark
    }
  }
}

extension RenderSession {
  /// The catalogs of the bundle at `path`; nil = the app's.
  package func assets(in path: String?) -> AssetCatalogs { AssetCatalogs.of(path.flatMap(Bundle.init(path:)) ?? bundle) }
}
