import CoreTransferable
import Foundation
import Testing

/// The module that has a part of SwiftUI's names.
@Suite struct CoreTransferableTests {
  /// What CoreTransferable declares can be used by its import alone.
  private struct Harbour: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  @Test func `CoreTransferable has SwiftUI's forms`() {
    #expect(Harbour.transferRepresentation is CodableRepresentation<Harbour, JSONEncoder, JSONDecoder>)
  }
}
