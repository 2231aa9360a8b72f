/// A kind of device as string tables name it.
package enum StringDevice: String, Sendable {
  case iPhone = "iphone"
  case watch = "applewatch"

  /// The kind of the device that the calling thread draws for; an iPhone outside of a rendering.
  package static var current: StringDevice { RenderingContext.current[CurrentKey.self] }

  /// The key of ``current``.
  package enum CurrentKey: RenderingContext.Key {
    package static let initial = StringDevice.iPhone
  }
}
