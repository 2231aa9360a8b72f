import AlmanacWireSchema
import Host

extension SheetAxes {
  /// An axis that options limit, for the message that they leave no picture.
  private struct Axis {
    let option: String
    let isLimited: Bool
    /// Removes the limit.
    let free: (inout SheetAxes) -> Void
    let value: (SheetCell) -> String
  }

  private var axes: [Axis] {
    [
      Axis(option: "--place", isLimited: !places.isEmpty, free: { $0.places = [] }, value: { $0.place.id }),
      Axis(option: "--appearance", isLimited: !appearances.isEmpty, free: { $0.appearances = [] }, value: { $0.appearance.id }),
      Axis(option: "--mode", isLimited: !modes.isEmpty, free: { $0.modes = [] }, value: { $0.appearance.renderingMode.presentationName }),
      Axis(option: "--scheme", isLimited: schemes.count < 2, free: { $0.schemes = [.light, .dark] }, value: { $0.scheme.presentationName }),
      Axis(
        option: "--state", isLimited: states.count < State.allCases.count, free: { $0.states = State.allCases }, value: { $0.state.rawValue }),
    ]
  }

  /// Returns what options may name instead if the axes leave no picture: the values of one axis that would leave some, such as `--scheme dark`; if no
  /// single axis does, the values that the kinds and families have on all limited axes. Nil if they have no picture on the device at all.
  func offer(of known: [KindDescription]) -> String? {
    let limited = axes.filter(\.isLimited)
    func values(_ axis: Axis, freeing freed: [Axis]) -> String? {
      var free = self
      for axis in freed { axis.free(&free) }
      var names: [String] = []
      for name in free.cells(of: known).map(axis.value) where !names.contains(name) { names.append(name) }
      return names.isEmpty ? nil : "\(axis.option) \(names.joined(separator: " or "))"
    }
    let single = limited.compactMap { values($0, freeing: [$0]) }
    if !single.isEmpty { return single.joined(separator: "; or ") }
    let all = limited.compactMap { values($0, freeing: limited) }
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}
