import AlmanacWireSchema
import ArgumentParser
import Host
import Reports

/// `almanac add`: adds a widget to a place.
struct Add: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add a widget.",
    discussion: """
      Adds a widget of an app that has been opened, and prints its id. Without a
      place it goes to the first that has its size, and without a cell to the first
      free one. Values are given as almanac configure takes them; they need a running
      host. APP, kinds and sizes are those of almanac gallery.

      EXAMPLES
        almanac add Weather --kind Forecast --family systemSmall
        almanac add Transit --kind Departures --family systemMedium stop=harbour
        almanac add Weather --kind Forecast --family systemSmall --column 1 --row 2
      """)

  @Argument(help: ArgumentHelp("The app's name.", valueName: "app"))
  var app: String
  @Argument(help: ArgumentHelp("A parameter and its value.", valueName: "key=value"))
  var values: [String] = []
  @Option(help: ArgumentHelp("The widget's kind, from almanac gallery.", valueName: "kind"))
  var kind: String
  @Option(help: ArgumentHelp("The size, for example systemSmall.", valueName: "family"), transform: FamilyName.init)
  var family: FamilyName
  @Option(help: ArgumentHelp("The parameters as a JSON object, instead of key=value.", valueName: "json"))
  var config: String?
  @OptionGroup var placement: PlacementOptions
  @Option(help: ArgumentHelp("The part of the place.", valueName: "slot"))
  var slot: String?
  @OptionGroup var cell: CellOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if !values.isEmpty, config != nil { throw ValidationError("give either key=value or --config") }
    _ = try ParameterAssignments(values)
    if let config, (try? JSONFragment(data: .init(config.utf8)))?.isObject != true {
      throw ValidationError("--config is not a JSON object: \(config)")
    }
  }

  func run() async throws {
    var choice = placement.choice
    choice.slot = slot
    choice.position = cell.position
    let given = try config.map { try JSONFragment(data: .init($0.utf8)) }
    let assigned = try ParameterAssignments(values)
    let id = try await data.perform { [choice] host in
      var configuration = given
      if !assigned.isEmpty { configuration = .object(try assigned.values(in: try await host.form(app: app, kind: kind, family: family.name))) }
      return try await host.add(app: app, kind: kind, family: family.name, configuration: configuration, at: choice).id
    } otherwise: { [self, choice] device in
      // Their types are known to a host that has asked the extension.
      if !assigned.isEmpty { throw Failure(.unavailable, "no host serves \(data.folder.path); start one with almanac serve, or give --config") }
      return try await device.add(app: app, kind: kind, family: family.value, configuration: given?.data ?? .init(), at: choice).id
    }
    print("added \(id)")
  }
}
