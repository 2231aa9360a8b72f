import ARKit
import SwiftUI

/// What a view in space contains.
@preconcurrency @MainActor public protocol RealityViewContentProtocol {
  var entities: RealityViewEntityCollection { get }
  mutating func add(_ entity: Entity)
  mutating func remove(_ entity: Entity)
}
@preconcurrency @MainActor public struct RealityViewEntityCollection: @preconcurrency RandomAccessCollection {
  fileprivate var kept: [Entity] = []
  public var startIndex: Int { 0 }
  public var endIndex: Int { kept.count }
  public subscript(position: Int) -> Entity { kept[position] }
  public mutating func append(_ entity: Entity) { kept.append(entity) }
  public mutating func removeAll() { kept = [] }
}
@preconcurrency @MainActor public struct RealityViewContent: RealityViewContentProtocol {
  public var entities = RealityViewEntityCollection()
  public mutating func add(_ entity: Entity) { entities.append(entity) }
  public mutating func remove(_ entity: Entity) { entities.kept.removeAll { $0 === entity } }
}
public typealias RealityViewCameraContent = RealityViewContent
public struct RealityViewDefaultPlaceholder: View {
  public var body: some View { EmptyView() }
}

/// Entities in a view. A widget shows a prohibition sign instead, and the closures are not called.
nonisolated public struct RealityView<Content: View>: View {
  private let source: SourceLocation
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == RealityViewDefaultPlaceholder { source = SourceLocation(fileID, line) }
  public init(
    make: @escaping @MainActor @Sendable (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil, @ViewBuilder placeholder: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<Attachments: AttachmentContent>(
    make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
    update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil, @ViewBuilder placeholder: () -> Content,
    @AttachmentContentBuilder attachments: @escaping () -> Attachments, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init<Attachments: AttachmentContent>(
    make: @escaping @MainActor @Sendable (inout RealityViewContent, RealityViewAttachments) async -> Void,
    update: (@MainActor (inout RealityViewContent, RealityViewAttachments) -> Void)? = nil,
    @AttachmentContentBuilder attachments: @escaping () -> Attachments, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == RealityViewDefaultPlaceholder { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "RealityView", alternative: "show an image of the scene", source: source)
  }
}
/// A model in a view. A widget shows a prohibition sign instead.
nonisolated public struct Model3D<Model: View, Placeholder: View>: View {
  private let source: SourceLocation
  public init(named name: String, bundle: Bundle? = nil, fileID: StaticString = #fileID, line: UInt = #line)
  where Model == EmptyView, Placeholder == EmptyView { source = SourceLocation(fileID, line) }
  public init(
    named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (EmptyView) -> Model,
    @ViewBuilder placeholder: @escaping () -> Placeholder, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "Model3D", alternative: "show an image of the model", source: source)
  }
}

/// A view that keeps its scene and shows nothing, like every view of UIKit here.
open class ARView: UIView {
  public enum CameraMode: Sendable { case ar, nonAR }
  /// On Apple's systems a type of the module: SwiftUI has one of the same name.
  @preconcurrency @MainActor public final class Scene {
    public private(set) var anchors: [any HasAnchoring] = []
    public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
  }
  public let scene = Scene()
  public let session = ARSession()
  open var cameraMode = CameraMode.ar
  public init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
    super.init(frame: frame)
    self.cameraMode = cameraMode
    reportReality()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reportReality()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
