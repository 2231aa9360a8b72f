import Foundation
import ReadingShelf
import SwiftUI
import WidgetKit

// The containing app of Reading: SwiftUI as an author writes it for a phone. The host starts it when somebody taps a widget.
@main
struct ReadingApp: App {
  @State private var path: [String] = []

  var body: some Scene {
    WindowGroup {
      ShelfView(path: path)
        .onOpenURL { url in open(url) }
        .onContinueUserActivity(Shelf.goalKind) { activity in
          let goal = activity.widgetConfigurationIntent(of: ShowGoal.self)
          let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String
          Shelf.lastOpened = "Goal of \(goal?.pages ?? 0) pages from \(family ?? "nowhere")"
        }
    }
  }

  private func open(_ url: URL) {
    let id = url.host == "book" ? url.lastPathComponent : nil
    path = id.map { [$0] } ?? []
    let book = Shelf.books.first { $0.id == id }
    Shelf.lastOpened = book?.title ?? "The whole shelf"
  }
}

struct ShelfView: View {
  let path: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Shelf.books) { book in
        Text(book.title).fontWeight(path.contains(book.id) ? .bold : .regular)
      }
    }
  }
}
