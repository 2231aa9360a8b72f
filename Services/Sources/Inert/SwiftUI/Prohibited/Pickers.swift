/// Stub. A control to choose one of several values. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let source: SourceLocation
  init(prohibited source: SourceLocation) { self.source = source }
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "Picker", alternative: "make the choice a parameter of the widget's intent", height: 34, source: source)
  }
}
extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, fileID: fileID, line: line)
  }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, fileID: fileID, line: line)
  }
}

/// Stub. The style of pickers. Has no effect: a widget shows no pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { nonisolated public init() {} }
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} }
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { nonisolated public init() {} }
public struct PalettePickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { DefaultPickerStyle() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { InlinePickerStyle() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { WheelPickerStyle() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: PalettePickerStyle { PalettePickerStyle() } }

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// Stub. A control to choose a date. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct DatePicker<Label: View>: View {
  private let source: SourceLocation
  public typealias Components = DatePickerComponents
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "DatePicker", alternative: "make the date a parameter of the widget's intent", height: 34, source: source)
  }
}
extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(titleKey) }, fileID: fileID, line: line) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, in: range, displayedComponents: displayedComponents, label: { Text(titleKey) }, fileID: fileID, line: line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: { Text(title) }, fileID: fileID, line: line)
  }
}

/// Stub. The style of date pickers. Has no effect: a widget shows no date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration
}
extension DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() } }

/// Stub. A control to choose a colour. A widget shows a prohibition sign instead (see ``ProhibitedView``).
nonisolated public struct ColorPicker<Label: View>: View {
  private let source: SourceLocation
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: UInt = #line
  ) { source = SourceLocation(fileID, line) }
  @MainActor public var body: some View {
    ProhibitedView(name: "ColorPicker", alternative: "make the colour a parameter of the widget's intent", height: 34, source: source)
  }
}
extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity, label: { Text(titleKey) }, fileID: fileID, line: line)
  }
}

nonisolated extension View {
  /// Stub. Has no effect: a widget cannot show a picker of any style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  /// Stub. Has no effect: a widget cannot show a date picker of any style.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
