/// A kind of device that string tables distinguish.
package enum StringDevice: String, Sendable {
  case iPhone = "iphone"
  case watch = "applewatch"

  /// The kind of device that the calling thread draws for; an iPhone outside a rendering.
  package static var current: StringDevice { RenderingContext.current[CurrentKey.self] }

  package enum CurrentKey: RenderingContext.Key {
    package static let initial = StringDevice.iPhone
  }
}
