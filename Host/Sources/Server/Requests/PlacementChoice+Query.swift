import Host
import Hummingbird

extension PlacementChoice {
  /// The query parameters that name a placement.
  static let parameters: Set<String> = ["device", "place", "slot"]

  /// Reads the placement of a query; what it does not name is nil.
  init(_ query: Parameters) {
    self.init(device: query["device"].map(String.init), place: query["place"].map(String.init), slot: query["slot"].map(String.init))
  }
}
