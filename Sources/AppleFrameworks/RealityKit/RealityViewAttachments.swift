import SwiftUI

// Views beside the entities of a view in space. None is shown, so there is no entity of one.

@preconcurrency @MainActor public struct RealityViewAttachments {
  public func entity<ID: Hashable>(for id: ID) -> ViewAttachmentEntity? { nil }
}
open class ViewAttachmentEntity: Entity {}

public protocol AttachmentContent {}
nonisolated public struct Attachment<Content: View>: AttachmentContent {
  public init(id: AnyHashable, @ViewBuilder _ content: () -> Content) {}
}
public struct EmptyAttachmentContent: AttachmentContent {}
public struct TupleAttachmentContent<First: AttachmentContent, Second: AttachmentContent>: AttachmentContent {}
@resultBuilder public enum AttachmentContentBuilder {
  public static func buildBlock() -> EmptyAttachmentContent { EmptyAttachmentContent() }
  public static func buildPartialBlock<Content: AttachmentContent>(first: Content) -> Content { first }
  public static func buildPartialBlock<First: AttachmentContent, Second: AttachmentContent>(
    accumulated: First, next: Second
  ) -> TupleAttachmentContent<First, Second> { TupleAttachmentContent() }
  public static func buildOptional<Content: AttachmentContent>(_ component: Content?) -> EmptyAttachmentContent { EmptyAttachmentContent() }
  public static func buildEither<Content: AttachmentContent>(first component: Content) -> EmptyAttachmentContent { EmptyAttachmentContent() }
  public static func buildEither<Content: AttachmentContent>(second component: Content) -> EmptyAttachmentContent { EmptyAttachmentContent() }
}
