/// Content that is shown or hidden under a label. A widget shows the state that the group has when the entry is archived.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor public var body: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(part: _ControlPart(label)), content: .init(part: _ControlPart(content())), isExpanded: isExpanded))
  }
}
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleKey) } }
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(label) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The properties of a disclosure group that its style draws.
public struct DisclosureGroupStyleConfiguration: StyleConfiguration {
  nonisolated public struct Label: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  nonisolated public struct Content: View {
    let part: _ControlPart
    @MainActor public var body: some View { part }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  static func standardBody(_ configuration: Self) -> some View { AutomaticDisclosureGroupStyle().makeBody(configuration: configuration) }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws the label with a chevron at the trailing edge, and the content below it if the group is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right").font(.footnote.weight(.semibold))
      }
      .foregroundStyle(.tint)
      if configuration.isExpanded { configuration.content }
    }
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { controlStyle(style) { $0.makeBody(configuration: $1) } }
}

/// The rows of a tree. In a widget every branch is collapsed, so only the top-level rows are drawn.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View where Data.Element: Identifiable {
  private let data: Data
  private let content: (Data.Element) -> Leaf
  private let children: KeyPath<Data.Element, Data?>

  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
    self.data = data
    self.children = children
    self.content = content
  }

  @MainActor public var body: some View {
    ForEach(data) { element in
      if element[keyPath: children] == nil {
        content(element)
      } else {
        DisclosureGroup(content: { EmptyView() }, label: { content(element) })
      }
    }
  }
}
