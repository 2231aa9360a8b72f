import ArgumentParser
import Host
import Reports

/// `almanac pin`: keeps a widget first in a list that is ordered by relevance.
struct Pin: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep a widget first in a watch's Smart Stack.",
    discussion: """
      A watch's Smart Stack shows the most relevant widgets first. Pinned ones come
      before them, in the order in which you have put them (almanac move).
      INSTANCE is an id from almanac apps; almanac why INSTANCE says where it is
      in the order, and why.

      EXAMPLES
        almanac pin forecast-3f2a9
        almanac pin forecast-3f2a9 --off
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Flag(help: "Let it go where its relevance puts it.")
  var off = false
  @OptionGroup var data: DataOption

  func run() async throws {
    let list = try await data.perform {
      try await $0.pin(instance, !off).list
    } otherwise: { device -> ListPlaceReport? in
      try await device.pin(instance, !off)
      return try await device.instances().first { $0.id == instance }?.list.map(ListPlaceReport.init)
    }
    let place = list.flatMap { list in list.index.map { "number \($0 + 1) of \(list.count)" } } ?? "not shown now"
    print("\(off ? "unpinned" : "pinned") \(instance): \(place)")
  }
}
