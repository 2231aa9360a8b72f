import AlmanacProfiles
import AlmanacWireSchema
import Statements

@testable import WidgetKit

extension Statement {
  static let widgetFamilies: [Statement] = [
    Statement(
      "A family's description is its name", .apple("widgetkit/widgetfamily"), is: ["systemSmall", "accessoryRectangular", "systemExtraLargePortrait"]
    ) {
      [WidgetFamily.systemSmall, .accessoryRectangular, .systemExtraLargePortrait].map(\.description)
    },
    Statement(
      "Without supportedFamilies a widget supports every family of the system that it is built for", .talk(2021, 10048),
      is: ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
    ) { try platform("MacOSX") },
    Statement("Corner widgets exist on watches only", .apple("widgetkit/widgetfamily/accessorycorner"), is: [true, false, false]) {
      try ["WatchOS", "iPhoneOS", "MacOSX"].map { try platform($0).contains("accessoryCorner") }
    },
    Statement("Circular widgets exist on watches, iPhones and iPads", .apple("widgetkit/widgetfamily/accessorycircular"), is: [true, true, false]) {
      try ["WatchOS", "iPhoneOS", "MacOSX"].map { try platform($0).contains("accessoryCircular") }
    },
    Statement("Inline widgets exist on watches, iPhones and iPads", .apple("widgetkit/widgetfamily/accessoryinline"), is: [true, true, false]) {
      try ["WatchOS", "iPhoneOS", "MacOSX"].map { try platform($0).contains("accessoryInline") }
    },
    Statement(
      "Rectangular widgets exist on watches, iPhones and iPads", .apple("widgetkit/widgetfamily/accessoryrectangular"), is: [true, true, false]
    ) {
      try ["WatchOS", "iPhoneOS", "MacOSX"].map { try platform($0).contains("accessoryRectangular") }
    },
    Statement("System families are not available on watches", .talk(2022, 10050), is: []) {
      try platform("WatchOS").filter { $0.hasPrefix("system") }
    },
    Statement(
      "Extra large widgets exist on iPads and Macs, not on iPhones", .apple("widgetkit/widgetfamily/systemextralarge"), is: ["mac", "tablet"]
    ) {
      kinds(of: .systemExtraLarge)
    },
    Statement("Small system widgets exist on iPhones, iPads and Macs", .apple("widgetkit/widgetfamily/systemsmall"), is: ["mac", "phone", "tablet"]) {
      kinds(of: .systemSmall)
    },
    Statement("Corner widgets have no size on any device but a watch", .apple("widgetkit/widgetfamily/accessorycorner"), is: ["watch"]) {
      kinds(of: .accessoryCorner)
    },
    Statement(
      "A large widget is as wide as a medium one and higher", .guidelines("widgets"), is: []
    ) {
      Profiles.devices.filter { device in
        guard let medium = device.size(of: "systemMedium"), let large = device.size(of: "systemLarge") else { return false }
        return medium.width != large.width || medium.height >= large.height
      }
      .map(\.id)
    },
    Statement("An extra large widget is as high as a large one and wider", .talk(2021, 10048), is: []) {
      Profiles.devices.filter { device in
        guard let large = device.size(of: "systemLarge"), let extra = device.size(of: "systemExtraLarge") else { return false }
        return extra.height != large.height || extra.width <= large.width
      }
      .map(\.id)
    },
  ]
}

/// The families of a widget that declares none, in an app for one system.
@MainActor
private func platform(_ name: String) throws -> [String] {
  let widget = SampleWidget { Mark(name: $0.name) }
  return try WidgetRegistry(widget).widget(kind: "Sample").offeredFamilies(on: SupportedPlatforms([name])).map(\.name)
}

/// The kinds of devices on which a family has a size.
private func kinds(of family: WidgetFamily) -> [String] {
  Set(Profiles.devices.filter { $0.size(of: "\(family)") != nil }.map { "\($0.kind)" }).sorted()
}
