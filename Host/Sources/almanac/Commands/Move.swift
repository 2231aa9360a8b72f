import AlmanacProfiles
import ArgumentParser
import Host
import Reports

/// `almanac move`: moves a widget on its page, or to another one.
struct Move: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Move a widget to other cells of its place.",
    discussion: """
      The widget's top left cell goes to the given column and row. Widgets that it
      covers move aside, to another page if there is no space on theirs. INSTANCE is
      an id from almanac apps, which also prints where each widget is.

      EXAMPLES
        almanac move forecast-3f2a9 --column 1 --row 2
        almanac move forecast-3f2a9 --page 2 --column 1 --row 1
        almanac undo
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Option(help: ArgumentHelp("The page, counted from 1; one behind the last adds a page (default: the widget's).", valueName: "number"))
  var page: Int?
  @Option(help: ArgumentHelp("The column, counted from 1.", valueName: "number"))
  var column: Int
  @Option(help: ArgumentHelp("The row, counted from 1.", valueName: "number"))
  var row: Int
  @OptionGroup var data: DataOption

  func validate() throws {
    for (name, number) in [("--page", page ?? 1), ("--column", column), ("--row", row)] where number < 1 {
      throw ValidationError("\(name) is counted from 1; got \(number)")
    }
  }

  func run() async throws {
    let position = try await data.perform { host in
      let widgets = try await host.instances()
      return try await host.edit(instance, WidgetEdit(position: target(widgets))).position
    } otherwise: { [self] device in
      let widgets = await device.instances().map { InstanceReport($0, app: nil, kind: nil) }
      return try await device.edit(instance, WidgetEdit(position: target(widgets))).position.map(PositionReport.init)
    }
    print("moved \(instance)\(position.map { " to \($0.words)" } ?? "")")
  }

  /// Returns the position that the options name; without a page, on the one that the widget is on. An unknown widget is refused by the host.
  private func target(_ widgets: [InstanceReport]) -> GridPosition {
    let current = widgets.first { $0.id == instance }?.position?.page ?? 0
    return GridPosition(page: page.map { $0 - 1 } ?? current, column: column - 1, row: row - 1)
  }
}

extension PositionReport {
  /// The position as people count.
  var words: String { "page \(page + 1), column \(column + 1), row \(row + 1)" }
}
