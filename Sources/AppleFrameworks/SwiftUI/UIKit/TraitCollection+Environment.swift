import UIKit

extension UITraitCollection {
  /// The traits of `environment`, as code that runs in a body asks for them.
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

  /// Lets `UITraitCollection.current` answer with the environment of the view whose body runs.
  @MainActor
  static func followEnvironment() {
    guard surroundings == nil else { return }
    surroundings = {
      // Whoever asks can tell light from dark by the answer.
      EnvironmentStack.note(.colorScheme)
      return UITraitCollection(EnvironmentStack.current)
    }
  }
}
