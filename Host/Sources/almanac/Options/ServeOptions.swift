import ArgumentParser
import Server

/// The options of a host that serves: of `almanac serve`, and of the service that runs it.
struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port on loopback; 0 = any free port.", valueName: "port"))
  var port = 8080
  @OptionGroup var data: DataOption
  @Flag(help: "Follow this machine's battery: fewer reloads when it is low.")
  var followPower = false
  @Option(
    help: ArgumentHelp(
      "The address of the page behind a proxy, https://NAME. Requests for it count as the host's own. Give it once for each name.", valueName: "url"))
  var publicURL: [String] = []

  /// Returns the addresses of `--public-url`, each once.
  func publicAddresses() throws -> [PublicAddress] {
    var addresses: [PublicAddress] = []
    for text in publicURL {
      do throws(PublicAddress.Fault) {
        let address = try PublicAddress(text)
        if !addresses.contains(address) { addresses.append(address) }
      } catch {
        throw ValidationError("--public-url \(String(text.prefix(80)).debugDescription) \(error)")
      }
    }
    guard addresses.count <= PublicAddress.most else { throw ValidationError("--public-url may be given at most \(PublicAddress.most) times") }
    return addresses
  }

  func validate() throws {
    _ = try publicAddresses()
    if !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535; got \(port)") }
  }
}
