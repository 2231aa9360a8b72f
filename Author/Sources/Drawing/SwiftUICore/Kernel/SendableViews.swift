// Views that Apple's SwiftUI isolates to the main actor, which makes them Sendable. Almanac does not isolate them, because that would also isolate their
// initialisers, and code outside of the main actor creates views.
//
// Unchecked: such a view is a value, and its content is read and resolved on the main actor only.

extension AnyView: @unchecked Sendable {}
extension Button: @unchecked Sendable {}
extension Canvas: @unchecked Sendable {}
extension ContentUnavailableView: @unchecked Sendable {}
extension ControlGroup: @unchecked Sendable {}
extension DisclosureGroup: @unchecked Sendable {}
extension Divider: @unchecked Sendable {}
extension EmptyView: @unchecked Sendable {}
extension EquatableView: @unchecked Sendable {}
extension Gauge: @unchecked Sendable {}
extension GeometryReader: @unchecked Sendable {}
extension GlassEffectContainer: @unchecked Sendable {}
extension Grid: @unchecked Sendable {}
extension GridRow: @unchecked Sendable {}
extension GroupBox: @unchecked Sendable {}
extension HStack: @unchecked Sendable {}
extension KeyframeAnimator: @unchecked Sendable {}
extension Label: @unchecked Sendable {}
extension LabeledControlGroupContent: @unchecked Sendable {}
extension LazyHGrid: @unchecked Sendable {}
extension LazyHStack: @unchecked Sendable {}
extension LazyVGrid: @unchecked Sendable {}
extension LazyVStack: @unchecked Sendable {}
extension Link: @unchecked Sendable {}
extension Menu: @unchecked Sendable {}
extension OutlineGroup: @unchecked Sendable {}
extension PhaseAnimator: @unchecked Sendable {}
extension ProgressView: @unchecked Sendable {}
extension Spacer: @unchecked Sendable {}
extension TimelineView: @unchecked Sendable {}
extension Toggle: @unchecked Sendable {}
extension VStack: @unchecked Sendable {}
extension ViewThatFits: @unchecked Sendable {}
extension ZStack: @unchecked Sendable {}
