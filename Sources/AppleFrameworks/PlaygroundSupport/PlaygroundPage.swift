@_exported import FoundationCompat

/// The page of a playground. A widget is not part of one: what is set stays, and nothing shows it.
@MainActor
public final class PlaygroundPage {
  public static let current = PlaygroundPage()
  public var needsIndefiniteExecution = false
  public var liveView: (any PlaygroundLiveViewable)?
  /// Views of SwiftUI and UIKit alike.
  public func setLiveView<View>(_ newLiveView: View) {
    UnavailableServices.report("playground.unavailable", "a widget is not part of a playground; nothing shows the live view")
  }
  public func finishExecution() -> Never { exit(0) }
}
/// What a playground can show.
public protocol PlaygroundLiveViewable {}
