import ErrandsModel
import Foundation
import SwiftData
import WidgetKit

// The containing app's side of Errands: changes the store that the widget shows, and requests a reload.
let usage = """
  usage: ErrandsCommand add TITLE PLACE [HOURS]   adds an errand, due in so many hours (24)
         ErrandsCommand list                      lists what is open
         ErrandsCommand tidy                      deletes what is done
         ErrandsCommand clear                     deletes everything

  """

func fail(_ text: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data(text.utf8))
  exit(code)
}

// A person who types the command looks at the app; a script that runs it does not.
let use = isatty(STDIN_FILENO) == 1 ? AppUseAssertion(.foreground) : nil
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  let container = try ErrandsStore.container()
  let editor = ErrandsEditor(modelContainer: container)
  switch (arguments.first, arguments.count) {
  case ("add", 3...4):
    guard let hours = arguments.count == 4 ? Double(arguments[3]) : 24, hours.isFinite else { fail(usage, 64) }
    try await editor.add(arguments[1], at: arguments[2], due: Date(timeIntervalSinceNow: hours * 3600))
  case ("tidy", 1): try await editor.tidy()
  case ("clear", 1): try await editor.clear()
  case ("list", 1):
    for errand in try container.mainContext.fetch(Errand.open) { print("\(errand.title) (\(errand.place?.name ?? "anywhere"))") }
    exit(0)
  default: fail(usage, 64)
  }
  WidgetCenter.shared.reloadTimelines(ofKind: ErrandsStore.kind)
  use?.invalidate()
} catch { fail("ErrandsCommand: \(error)\n", 73) }
