import UIKitDrawing

extension UITraitCollection {
  /// Creates the traits that correspond to `environment`.
  convenience init(_ environment: EnvironmentValues) {
    var traits = Traits()
    let core = environment.core
    traits.style = core.colorScheme == .dark ? .dark : .light
    traits.contrast = core.increasesContrast ? .high : .normal
    traits.idiom = UIDevice.current.userInterfaceIdiom
    traits.scale = core.displayScale
    traits.category = UIContentSizeCategory.ordered[min(core.dynamicTypeSize.rawValue, UIContentSizeCategory.ordered.count - 1)]
    traits.direction = core.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    self.init(traits)
  }
}

extension EnvironmentValues {
  /// The kind of device for strings that vary by device.
  package var stringDevice: StringDevice { core.platform == .watchos ? .watch : .iPhone }

  /// Runs `render` with two values set in the thread's `RenderingContext`: this environment's device for strings, and a `UITraitCollection.current`
  /// that follows the environment of the view whose body runs.
  @MainActor
  func withRenderingContext<Result>(_ render: () -> Result) -> Result {
    RenderingContext.with(StringDevice.CurrentKey.self, stringDevice) {
      RenderingContext.with(
        UITraitCollection.CurrentKey.self,
        {
          // The traits contain the colour scheme and the contrast, so reading them counts as reading both.
          EnvironmentStack.recordRead([.colorScheme, .contrast])
          return UITraitCollection(EnvironmentStack.current)
        }, render)
    }
  }
}
