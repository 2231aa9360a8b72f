@_exported import CoreLocation
@_exported import SwiftUI
@_exported import UIKit

public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
public enum CLLocationButtonLabel: Int, Sendable {
  case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation
}

/// A button of UIKit that asks for the location once. It shows nothing, like every view of UIKit here.
open class CLLocationButton: UIControl {
  open var icon: CLLocationButtonIcon = .arrowFilled
  open var label: CLLocationButtonLabel = .currentLocation
  open var fontSize: CGFloat = 17
  open var cornerRadius: CGFloat = 0
}

/// A button that asks for the location once. A widget shows a prohibition sign instead.
nonisolated public struct LocationButton: View {
  public struct Title: Sendable, Hashable {
    private let name: String
    public static let currentLocation = Title(name: "currentLocation")
    public static let sendCurrentLocation = Title(name: "sendCurrentLocation")
    public static let sendMyCurrentLocation = Title(name: "sendMyCurrentLocation")
    public static let shareCurrentLocation = Title(name: "shareCurrentLocation")
    public static let shareMyCurrentLocation = Title(name: "shareMyCurrentLocation")
  }
  private let source: SourceLocation
  public init(_ title: Title? = nil, action: @escaping () -> Void, fileID: StaticString = #fileID, line: UInt = #line) {
    source = SourceLocation(fileID, line)
  }
  @MainActor public var body: some View {
    ProhibitedView(name: "LocationButton", alternative: "let the app ask for the location", height: 44, source: source)
  }
}
