import Foundation
import Host

/// Says where in the author's sources an extension stopped.
enum TrapMessage {
  /// Returns the error's words, with the author's file and line if its program says where it stopped.
  ///
  /// Only for a package that this command has built: the program's debug information is read outside of the sandbox.
  static func text(_ error: ExtensionError, of client: ExtensionClient) async -> String {
    guard case .crashed(let signal, let output) = error, AppReference.isBuilt(client.bundle),
      let place = await TrapPlace.find(client.log.trap, in: client.bundle.executable)
    else { return "\(error)" }
    let said = output.isEmpty ? place.reason.map { ": \($0)" } ?? "" : ": “\(output)”"
    return "the extension stopped at \(place.file):\(place.line) (signal \(signal))\(said)"
  }
}
