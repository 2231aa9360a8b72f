import ArgumentParser
import Host

/// The options that select a device and one of its places; a running host checks the names.
struct PlacementOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The id of a device profile (default: the host's).", valueName: "device"))
  var device: String?

  @Option(help: ArgumentHelp("The place, such as homeScreen or lockScreen.", valueName: "place"))
  var place: String?

  var choice: PlacementChoice { PlacementChoice(device: device, place: place) }
}
