import Foundation
import NotesStore
import WidgetKit

// The containing app's side of Notes: saves a note and requests a reload of its widget.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let title = arguments.first, let text = arguments.last else {
  FileHandle.standardError.write(Data("usage: NotesCommand TITLE TEXT\n".utf8))
  exit(64)
}
// A person who types the command looks at the app; a script that runs it does not.
let use = isatty(STDIN_FILENO) == 1 ? AppUseAssertion(.foreground) : nil
do {
  try Note(title: title, text: text, edited: Date()).save()
  WidgetCenter.shared.reloadTimelines(ofKind: Note.kind)
  use?.invalidate()
} catch {
  FileHandle.standardError.write(Data("NotesCommand: the note could not be saved: \(error.localizedDescription)\n".utf8))
  exit(73)
}
