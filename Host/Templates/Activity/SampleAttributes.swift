import ActivityKit
import SwiftUI

/// What the app and its server tell of an order; the app starts the activity with these values.
struct SampleAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var step: SampleStep
    var arrival: Date
  }

  let shop: String
}

/// How far the order is.
enum SampleStep: Int, Codable, CaseIterable, Comparable {
  case received, cooking, onTheWay, delivered

  static func < (one: SampleStep, other: SampleStep) -> Bool { one.rawValue < other.rawValue }

  var title: LocalizedStringKey {
    switch self {
    case .received: "Order received"
    case .cooking: "In the kitchen"
    case .onTheWay: "On the way"
    case .delivered: "Delivered"
    }
  }

  var symbol: String {
    switch self {
    case .received: "list.bullet"
    case .cooking: "flame.fill"
    case .onTheWay: "bicycle"
    case .delivered: "house.fill"
    }
  }
}
