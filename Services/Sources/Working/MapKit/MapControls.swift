import SwiftUI

// Stub. Controls of a map. Without a map a widget shows a prohibition sign instead.
nonisolated public struct MapCompass: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapCompass", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}
nonisolated public struct MapUserLocationButton: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapUserLocationButton", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}
nonisolated public struct MapScaleView: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapScaleView", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}
nonisolated public struct MapPitchToggle: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapPitchToggle", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}
nonisolated public struct MapPitchButton: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapPitchButton", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}
nonisolated public struct MapZoomStepper: View {
  private let source: SourceLocation
  public init(scope: Namespace.ID? = nil, fileID: StaticString = #fileID, line: UInt = #line) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "MapZoomStepper", alternative: "there are no maps on this machine", height: 44, source: source)
  }
}

/// Stub. A picture of a street. A widget shows a prohibition sign instead.
nonisolated public struct LookAroundPreview: View {
  private let source: SourceLocation
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "LookAroundPreview", alternative: "show a picture of the place; there are no maps on this machine", source: source)
  }
}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
/// Stub. A street's scene. Never created: Almanac has no map service.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
/// Stub. Requests a street's scene. Always fails.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public convenience init(mapItem: MKMapItem) { self.init(coordinate: mapItem.placemark.coordinate) }
  open var isLoading: Bool { false }
  open func cancel() {}
  open var isCancelled: Bool { false }
  open var scene: MKLookAroundScene? { get async throws { throw MKError.refusal() } }
  @preconcurrency
  open func getSceneWithCompletionHandler(_ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void) {
    let error = MKError.refusal()
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
}
