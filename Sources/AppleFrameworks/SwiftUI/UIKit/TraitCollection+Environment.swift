import UIKit

extension UITraitCollection {
  /// The traits that correspond to `environment`.
  convenience init(_ environment: EnvironmentValues) {
    var traits = Traits()
    let core = environment.core
    traits.style = core.colorScheme == .dark ? .dark : .light
    traits.contrast = .normal
    traits.idiom = UIDevice.current.userInterfaceIdiom
    traits.scale = core.displayScale
    traits.category = UIContentSizeCategory.ordered[min(core.dynamicTypeSize.rawValue, UIContentSizeCategory.ordered.count - 1)]
    traits.direction = core.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    self.init(traits)
  }
}

extension EnvironmentValues {
  /// The kind of device that string tables vary words by.
  package var stringDevice: StringDevice { core.platform == .watchos ? .watch : .iPhone }

  /// Runs `render` with this environment's device in the thread's `RenderingContext`, and with `UITraitCollection.current` following the environment of
  /// the view whose body runs.
  @MainActor
  func standingInRenderingContext<Result>(_ render: () -> Result) -> Result {
    RenderingContext.with(StringDevice.CurrentKey.self, stringDevice) {
      RenderingContext.with(
        UITraitCollection.CurrentKey.self,
        {
          // The caller can tell light from dark by the result.
          EnvironmentStack.note(.colorScheme)
          return UITraitCollection(EnvironmentStack.current)
        }, render)
    }
  }
}
