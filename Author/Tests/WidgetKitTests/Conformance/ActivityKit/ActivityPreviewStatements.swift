import ActivityKit
import AlmanacWireSchema
import Statements
import Testing

@testable import SwiftUICore
@testable import WidgetKit

extension Statement {
  static let activityPreviews: [Statement] = [
    Statement(
      "A preview steps through its states", .apple("widgetkit/preview(_:as:using:widget:contentstates:)"), is: [["expanded 1"], ["expanded 2"]]
    ) {
      try await steps(
        Preview(as: .dynamicIsland(.expanded), using: Trip(driver: "Ada")) {
          TripActivity()
        } contentStates: {
          Trip.ContentState(minutes: 1)
          Trip.ContentState(minutes: 2)
        })
    },
    Statement(
      "A preview has the attributes that it is given", .apple("widgetkit/preview(_:as:using:widget:contentstates:)"),
      is: [["content Grace 4 false preview"]]
    ) {
      try await steps(
        Preview(as: .content, using: Trip(driver: "Grace")) {
          TripActivity()
        } contentStates: {
          Trip.ContentState(minutes: 4)
        })
    },
    Statement(
      "A preview shows the presentation that it names", .apple("widgetkit/activitypreviewviewkind"),
      is: [["content Ada 1 false preview"], ["compactLeading", "compactTrailing"], ["minimal"], ["expanded 1"]]
    ) {
      var names: [[String]] = []
      for kind in [ActivityPreviewViewKind.content, .dynamicIsland(.compact), .dynamicIsland(.minimal), .dynamicIsland(.expanded)] {
        names += try await steps(
          Preview(as: kind, using: Trip(driver: "Ada")) {
            TripActivity()
          } contentStates: {
            Trip.ContentState(minutes: 1)
          })
      }
      return names
    },
    Statement("A loop may make the states", .apple("widgetkit/previewactivitybuilder"), is: 3) {
      try await steps(
        Preview(as: .content, using: Trip(driver: "Ada")) {
          TripActivity()
        } contentStates: {
          for minutes in 1...3 { Trip.ContentState(minutes: minutes) }
        }
      )
      .count
    },
  ]
}

/// The names that each step of a preview draws.
@MainActor
private func steps(_ preview: Preview) async throws -> [[String]] {
  guard case .widget(let widget) = preview.content else { throw Staged.Failure(name: "not a widget's preview") }
  var context = EntryRequest.of("Trip").context
  context.family = widget.family
  context.displaySize = SizeValue(width: 371, height: 160)
  let archiver = TimelineArchiver(widget: try #require(widget.description), context: context, diagnostics: [])
  let archive = try await archiver.archive(try await widget.timeline(context), now: Staged.start)
  return try archive.entries.indices.map { try archive.names(entry: $0) }
}
