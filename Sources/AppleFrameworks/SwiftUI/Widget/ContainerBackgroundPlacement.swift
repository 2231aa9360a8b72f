/// The kind of container whose background a view provides; `.widget` is the one widgets use.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  package init(name: String) { self.name = name }
}
