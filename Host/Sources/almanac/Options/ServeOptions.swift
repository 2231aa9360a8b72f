import ArgumentParser

/// The options of a host that serves: of `almanac serve`, and of the service that runs it.
struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port on loopback; 0 = any free port.", valueName: "port"))
  var port = 8080
  @OptionGroup var data: DataOption
  @Flag(help: "Follow this machine's battery: fewer reloads when it is low.")
  var followPower = false

  func validate() throws {
    if !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535; got \(port)") }
  }
}
