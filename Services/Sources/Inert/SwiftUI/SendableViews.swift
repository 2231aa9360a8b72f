// Views that Apple's SwiftUI isolates to the main actor, which makes them Sendable. Almanac does not isolate them, because that would also isolate their
// initialisers, and code outside of the main actor creates views.
//
// Unchecked: such a view is a value, and its content is read and resolved on the main actor only.

extension AsyncImage: @unchecked Sendable {}
extension ColorPicker: @unchecked Sendable {}
extension DatePicker: @unchecked Sendable {}
extension Form: @unchecked Sendable {}
extension List: @unchecked Sendable {}
extension NavigationLink: @unchecked Sendable {}
extension NavigationSplitView: @unchecked Sendable {}
extension NavigationStack: @unchecked Sendable {}
extension NavigationView: @unchecked Sendable {}
extension Picker: @unchecked Sendable {}
extension ScrollView: @unchecked Sendable {}
extension ScrollViewReader: @unchecked Sendable {}
extension SecureField: @unchecked Sendable {}
extension ShareLink: @unchecked Sendable {}
extension Slider: @unchecked Sendable {}
extension Stepper: @unchecked Sendable {}
extension TabView: @unchecked Sendable {}
extension TextEditor: @unchecked Sendable {}
extension TextField: @unchecked Sendable {}
