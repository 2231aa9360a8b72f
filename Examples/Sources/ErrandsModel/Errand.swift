import Foundation
import SwiftData

/// A shop, an office or another place where there is something to do.
@Model public final class Place {
  @Attribute(.unique) public private(set) var name: String
  public var symbol: String
  @Relationship(deleteRule: .cascade, inverse: \Errand.place) public var errands: [Errand] = []

  public init(name: String, symbol: String) {
    self.name = name
    self.symbol = symbol
  }
}

/// Something to do at a place.
@Model public final class Errand {
  #Index<Errand>([\.isDone, \.due])

  public private(set) var id: UUID = UUID()
  public var title: String
  public var due: Date
  public var isDone: Bool = false
  public var place: Place?

  public init(title: String, due: Date, place: Place? = nil) {
    self.title = title
    self.due = due
    self.place = place
  }

  /// What is open, the most urgent first.
  public static var open: FetchDescriptor<Errand> {
    FetchDescriptor(predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.due), SortDescriptor(\.title)])
  }
}
