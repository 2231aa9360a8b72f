import CoreData
import Foundation
import PlantsModel
import WidgetKit

// The containing app's side of Plants: changes the store that the widget shows, and requests a reload.
let usage = """
  usage: PlantsCommand add NAME ROOM [DAYS] [HOURS]   adds a plant, watered every so many days (7), next in so many hours (0)
         PlantsCommand list                           lists the plants by their rooms
         PlantsCommand remove ROOM                    removes a room with its plants

  """

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  exit(code)
}

// A person who types the command looks at the app; a script that runs it does not.
let use = isatty(STDIN_FILENO) == 1 ? AppUseAssertion(.foreground) : nil
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  let container = try PlantsStore.container()
  let editor = PlantsEditor(container)
  switch (arguments.first, arguments.count) {
  case ("add", 3...5):
    let days = arguments.count > 3 ? Int16(arguments[3]) : 7
    let hours = arguments.count > 4 ? Double(arguments[4]) : 0
    guard let days, days > 0, let hours, hours.isFinite else { fail(usage, 64) }
    try editor.add(arguments[1], in: arguments[2], days: days, due: Date(timeIntervalSinceNow: hours * 3600))
  case ("remove", 2):
    guard try editor.remove(room: arguments[1]) else { fail("PlantsCommand: there is no room \(arguments[1])\n", 66) }
  case ("list", 1):
    let request = Plant.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "room.name", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
    for plant in try container.viewContext.fetch(request) { print("\(plant.name ?? "") (\(plant.room?.name ?? "nowhere"))") }
    exit(0)
  default: fail(usage, 64)
  }
  WidgetCenter.shared.reloadTimelines(ofKind: PlantsStore.kind)
  use?.invalidate()
} catch { fail("PlantsCommand: \(error)\n", 73) }
