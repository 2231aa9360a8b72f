import AlmanacWireSchema
import Statements

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let widgetRenderingModes: [Statement] = [
    Statement(
      "A body reads the rendering mode of each place", .apple("swiftui/environmentvalues/widgetrenderingmode"),
      is: ["fullColor", "accented", "vibrant"]
    ) {
      try await modes { ModeMark() }
    },
    Statement(
      "A view can set the mode that the views inside it read", .apple("swiftui/environmentvalues/widgetrenderingmode"),
      is: ["accented", "accented", "accented"]
    ) {
      try await modes { ModeMark().environment(\.widgetRenderingMode, .accented) }
    },
    Statement("In full colour the system does not change the colours: none is replaced", .apple("widgetkit/widgetrenderingmode/fullcolor"), is: true)
    {
      let list = try await Staged.list { Color(red: 0.2, green: 0.4, blue: 0.6) }
      return Staged.fills(list.root).contains { paint in
        let color = paint.color.rgba
        return abs(color.red - 0.2) < 0.01 && abs(color.green - 0.4) < 0.01 && abs(color.blue - 0.6) < 0.01 && color.alpha == 1
      }
    },
    Statement("The scheme of colours and the mode are independent: a body reads both", .apple("widgetkit/widgetrenderingmode"), is: ["dark vibrant"])
    {
      try await Staged.list(
        .accessoryCircular,
        as: .with {
          $0.colorScheme = .dark
          $0.renderingMode = .vibrant
        }
      ) { SchemeAndModeMark() }.root.names
    },
  ]

  static let widgetAccents: [Statement] = [
    Statement("An accentable view is in the accent group, its neighbour is not", .apple("swiftui/view/widgetaccentable(_:)"), is: ["a"]) {
      try await accented {
        VStack {
          Mark(name: "a").widgetAccentable()
          Mark(name: "b")
        }
      }
    },
    Statement("An accentable container takes all views inside it along", .apple("swiftui/view/widgetaccentable(_:)"), is: ["a", "b"]) {
      try await accented {
        VStack {
          Mark(name: "a")
          HStack { Mark(name: "b") }
        }
        .widgetAccentable()
      }
    },
    Statement(
      "widgetAccentable(false) inside an accentable view does not move a view back", .apple("swiftui/view/widgetaccentable(_:)"), is: ["a", "b"]
    ) {
      try await accented {
        VStack {
          Mark(name: "a")
          Mark(name: "b").widgetAccentable(false)
        }
        .widgetAccentable()
      }
    },
    Statement("widgetAccentable(false) alone leaves a view in the default group", .apple("swiftui/view/widgetaccentable(_:)"), is: []) {
      try await accented { Mark(name: "a").widgetAccentable(false) }
    },
    Statement(
      "A view inside one with widgetAccentable(false) can be accentable", .apple("swiftui/view/widgetaccentable(_:)"), is: ["a"]
    ) {
      try await accented {
        VStack {
          Mark(name: "a").widgetAccentable()
          Mark(name: "b")
        }
        .widgetAccentable(false)
      }
    },
    Statement("Without widgetAccentable every view is in the default group", .apple("widgetkit/widgetrenderingmode/accented"), is: []) {
      try await accented { VStack { Mark(name: "a") } }
    },
    Statement("A condition may decide whether a view is in the accent group", .apple("swiftui/view/widgetaccentable(_:)"), is: ["b"]) {
      try await accented { HStack { ForEach(["a", "b", "c"], id: \.self) { Mark(name: $0).widgetAccentable($0 == "b") } } }
    },
    Statement("The accent group does not change the layout", .apple("swiftui/view/widgetaccentable(_:)"), is: true) {
      let plain = try await Staged.list { VStack { NamedBox("a", 20, 20) } }
      let accented = try await Staged.list { VStack { NamedBox("a", 20, 20).widgetAccentable() } }
      return Staged.frame(of: "a", in: plain.root) == Staged.frame(of: "a", in: accented.root)
    },
    Statement(
      "An image has the way of colouring that its modifier names", .apple("swiftui/image/widgetaccentedrenderingmode(_:)"),
      is: ["accented", "desaturated", "accentedDesaturated", "fullColor"]
    ) {
      let modes: [WidgetAccentedRenderingMode] = [.accented, .desaturated, .accentedDesaturated, .fullColor]
      var found: [String] = []
      for mode in modes { found += try await images { Image(uiImage: picture).widgetAccentedRenderingMode(mode) } }
      return found
    },
    Statement(
      "An image without a way of its own is coloured like its group", .apple("swiftui/image/widgetaccentedrenderingmode(_:)"),
      is: ["unspecified", "unspecified"]
    ) {
      try await images { Image(uiImage: picture) } + images { Image(uiImage: picture).widgetAccentedRenderingMode(nil) }
    },
    Statement(
      "The modifier follows resizable() and is followed by a frame", .apple("swiftui/image/widgetaccentedrenderingmode(_:)"), is: ["fullColor"]
    ) {
      try await images { Image(uiImage: picture).resizable().widgetAccentedRenderingMode(.fullColor).frame(width: 20, height: 20) }
    },
    Statement(
      "A way of colouring does not reach the image beside it", .apple("swiftui/image/widgetaccentedrenderingmode(_:)"),
      is: ["desaturated", "unspecified"]
    ) {
      try await images {
        Image(uiImage: picture).widgetAccentedRenderingMode(.desaturated)
        Image(uiImage: picture)
      }
    },
  ]

  static let widgetLuminance: [Statement] = [
    Statement("A body reads whether the display is always on", .apple("swiftui/environmentvalues/isluminancereduced"), is: ["false", "true"]) {
      var names: [String] = []
      for luminance in [LuminanceValue.normal, .reduced] {
        names += try await Staged.list(.accessoryCircular, as: .with { $0.luminance = luminance }) { LuminanceMark() }.root.names
      }
      return names
    },
    Statement("A view can set the luminance that the views inside it read", .apple("swiftui/environmentvalues/isluminancereduced"), is: ["true"]) {
      try await Staged.list { LuminanceMark().environment(\.isLuminanceReduced, true) }.root.names
    },
    Statement(
      "Each entry of a timeline has its own content for the always-on display", .talk(2022, 10050), is: ["0 true", "60 true"]
    ) {
      let widget = SampleWidget(
        provider: SampleProvider { _, done in
          done(Timeline(entries: [0, 60].map { SampleEntry(date: Staged.start + $0, name: "\(Int($0))") }, policy: .never))
        }
      ) { LuminanceMark(prefix: "\($0.name) ") }
      let archive = try await Staged.archive(of: widget)
      return try (0...1).flatMap { try archive.displayList(entry: $0, for: .with { $0.luminance = .reduced }).root.names }
    },
    Statement(
      "Content that does not read the luminance is the same on an always-on display", .talk(2022, 10050), is: true
    ) {
      let lists = try await [
        Staged.list(.systemSmall, as: .with { $0.luminance = .normal }) { Mark(name: "a") },
        Staged.list(.systemSmall, as: .with { $0.luminance = .reduced }) { Mark(name: "a") },
      ]
      return lists[0] == lists[1]
    },
  ]
}

/// The names of the marks in the accent group.
@MainActor
private func accented<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> [String] {
  Staged.accented(try await Staged.list(.systemSmall, as: .with { $0.renderingMode = .accented }, content: content).root)
}

/// The names that a view draws in full colour, accented and vibrant.
@MainActor
private func modes<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> [String] {
  var names: [String] = []
  for mode in [RenderingModeValue.fullColor, .accented, .vibrant] {
    names += try await Staged.list(.systemSmall, as: .with { $0.renderingMode = mode }, content: content).root.names
  }
  return names
}

/// How the images of a view are coloured in accented mode.
@MainActor
private func images<V: View>(@ViewBuilder content: @escaping () -> V) async throws -> [String] {
  Staged.images(try await Staged.list(content: { HStack { content() } })).map { "\($0.accented)" }
}

/// A picture of 4 × 4 pixels.
@MainActor private var picture: UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

private struct ModeMark: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View { Mark(name: mode.description) }
}

private struct SchemeAndModeMark: View {
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.colorScheme) private var scheme
  var body: some View { Mark(name: "\(scheme) \(mode)") }
}

private struct LuminanceMark: View {
  var prefix = ""
  @Environment(\.isLuminanceReduced) private var isReduced
  var body: some View { Mark(name: "\(prefix)\(isReduced)") }
}
