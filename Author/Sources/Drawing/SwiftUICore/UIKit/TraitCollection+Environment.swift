import AlmanacAssets
import AlmanacProfiles
import AlmanacUIKitDrawing

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
  /// The device that the view is drawn for: the request's, or another one if the view is for another platform.
  private var device: DeviceProfile {
    let (current, isWatch) = (CurrentDevice.profile, core.platform == .watchos)
    if (current.platform == .watchos) == isWatch { return current }
    return isWatch ? Profiles.devices.first { $0.platform == .watchos } ?? current : Profiles.defaultDevice
  }

  /// The kind of device for strings that vary by device.
  package var stringDevice: StringDevice { StringDevice(device.kind) }

  /// The device for sets of catalogs that vary by device, language and direction.
  package var assetDevice: AssetDevice { AssetDevice(device, locale: core.locale, isRightToLeft: core.layoutDirection == .rightToLeft) }

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
