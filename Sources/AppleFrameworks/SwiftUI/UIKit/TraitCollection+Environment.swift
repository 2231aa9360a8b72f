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

  /// Makes `UITraitCollection.current` return the traits of the view whose body runs.
  @MainActor
  static func followEnvironment() {
    guard surroundings == nil else { return }
    surroundings = {
      // The traits include the user interface style, so this counts as a read of the colour scheme.
      EnvironmentStack.note(.colorScheme)
      return UITraitCollection(EnvironmentStack.current)
    }
  }
}
