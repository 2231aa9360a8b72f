import AlmanacBasics

/// Why the host cannot serve a request.
public enum HostError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The data folder cannot be used; the value says why.
  case dataFolder(String)
  /// The disk of the data folder is full or read-only; the value says which.
  case readOnly(String)
  /// Something was removed, but not all of it; the value says what is left and why.
  case leftover(String)
  /// Another process uses the data folder with this path.
  case dataInUse(String)
  /// No such app is installed.
  case unknownApp(String, known: [String])
  /// An app names an app group that belongs to another app.
  case groupOwned(String, owner: String, app: String)
  /// The app has no such kind.
  case unknownKind(String, app: String, known: [String])
  /// The kind does not support the family.
  case unsupportedFamily(String, kind: String, supported: [String])
  /// The device does not offer the family.
  case familyNotOnDevice(String, device: String)
  /// The app is for other systems than the device's. `platforms` are the app's systems, `known` the devices that show its widgets.
  case otherPlatform(app: String, platforms: [String], device: String, known: [String])
  /// There is no device profile with this id.
  case unknownDevice(String, known: [String])
  /// The device has no such place.
  case unknownPlace(String, device: String, known: [String])
  /// The place has no slot for the family; `known` are the places that have one.
  case familyNotInPlace(String, place: String, known: [String])
  /// The place has no such slot for the family.
  case unknownSlot(String, place: String, known: [String])
  /// A slot was named, but no place.
  case slotWithoutPlace(String)
  /// There is no room in the slot.
  case slotIsFull(String, place: String)
  /// The slot has no size for the family; `known` are those of the kind that it has.
  case familyNotInSlot(String, slot: String, place: String, known: [String])
  /// A widget of the family would not be on the page as a whole; `rows` is nil for a list.
  case positionOutside(String, slot: String, place: String, columns: Int, rows: Int?)
  /// The place has no such page, and it is not the next one that could be added.
  case unknownPage(place: String, pages: Int, most: Int)
  /// There is no stack with this id.
  case unknownStack(String)
  /// The widget is in no stack, or not in this one.
  case notInStack(String)
  /// The widget is in no list that is ordered by relevance.
  case notInList(String)
  /// The widget is in this stack already.
  case inStackAlready(String)
  /// A widget cannot be put onto itself.
  case stackedOnItself(String)
  /// The place has no stacks; `known` are those that have.
  case noStacksThere(String, known: [String])
  /// Widgets of one stack have one size.
  case stackSizesDiffer(String, other: String)
  /// The two widgets are not in the same slot of the same place.
  case stackElsewhere(String, other: String)
  /// The stack has as many widgets as it can have.
  case stackIsFull(String, most: Int)
  /// An order does not name each widget of the stack once.
  case wrongStackOrder(String, known: [String])
  /// No change of the widgets can be undone.
  case nothingToUndo
  /// The change with this number is not the newest one, or was undone already.
  case undoIsStale(UInt64)
  /// The place has no such appearance.
  case unknownAppearance(String, place: String, known: [String])
  /// There is no widget with this id.
  case unknownInstance(String)
  /// The containing app has not been opened yet.
  case notLaunched(String)
  /// Somebody else has configured the widget meanwhile.
  case configurationChanged(String)
  /// The widget was not configured in this run of the host.
  case noFormerConfiguration(String)
  /// Another app is installed under this name: the name, the identifier of the installed app, and that of the new one.
  case nameTaken(String, by: String, identifier: String)
  /// The kind has no such parameter.
  case unknownParameter(String, kind: String, known: [String])
  /// There is no such picture of an option any more.
  case unknownOptionImage(String)
  /// The app no longer has the widget's kind or its family.
  case kindRemoved(String, kind: String)
  /// The widget has no archive yet.
  case nothingToShow(String)
  /// A viewer's name is not valid.
  case malformedViewer(String)
  /// The largest number of viewers is reached.
  case tooManyViewers(Int)
  /// An event is unknown or its value is invalid; the associated value is the message.
  case malformedEvent(String)
  /// The text is not a day of the calendar.
  case malformedDay(String)
  /// A location is not valid; the value says why.
  case malformedLocation(String)
  /// A recorded track is not valid; the value says why.
  case malformedTrack(String)
  /// There is no file with the track that can be read; the value says why.
  case unknownTrack(String)
  /// The app does not wait for an answer about location.
  case notAsking(String)
  /// The power supply cannot be followed; the value says why.
  case powerUnknown(String)
  /// So many pictures of one app wait to be painted already.
  case tooManyPictures(Int)
  /// The host has been stopped.
  case notRunning

  public var description: String {
    switch self {
    case .dataFolder(let why): "the data folder cannot be used: \(why)"
    case .readOnly(let why): "the data folder cannot be written (\(why)); make space or make it writable, then start the host again"
    case .leftover(let why): "it is removed, but not from the disk: \(why)"
    case .dataInUse(let path): "another host is using \(path); stop it or give another folder with --data"
    case .unknownApp(let name, let known): "no app named \(name); installed: \(Self.list(known, closeTo: name))"
    case .groupOwned(let group, let owner, let app):
      "\(app) names the app group \(Printable.text(group)) of \(owner) and could read and change its data; to allow that, install \(app) with "
        + "--share-group \(ShellWord.quoted(group))"
    case .nameTaken(let name, let other, let identifier):
      "\(name) is installed as \(other), and \(identifier) is another app; install its package with --name, rename its bundle, or remove the other app: "
        + "almanac uninstall \(ShellWord.quoted(name))"
    case .unknownKind(let kind, let app, let known): "\(app) has no widget kind \(kind); it has: \(Self.list(known, closeTo: kind))"
    case .unsupportedFamily(let family, let kind, let supported): "\(kind) does not support \(family); it supports: \(Self.list(supported))"
    case .familyNotOnDevice(let family, let device): "\(device) has no place for \(family)"
    case .otherPlatform(let app, let platforms, let device, let known):
      "\(app) is for \(Self.list(platforms)), and \(device) does not show its widgets; name another device: \(Self.list(known))"
    case .unknownDevice(let id, let known): "there is no device \(Printable.text(id)); known devices: \(Self.list(known, closeTo: id))"
    case .unknownPlace(let id, let device, let known): "\(device) has no place \(Printable.text(id)); its places: \(Self.list(known, closeTo: id))"
    case .familyNotInPlace(let family, let place, let known): "\(place) has no slot for \(family); places for it: \(Self.list(known))"
    case .unknownSlot(let id, let place, let known):
      "\(place) has no slot \(Printable.text(id)) for this family; it fits into: \(Self.list(known, closeTo: id))"
    case .slotWithoutPlace(let slot): "the slot \(Printable.text(slot)) needs its place; name both"
    case .slotIsFull(let slot, let place): "\(slot) of \(place) is full; remove a widget from it first"
    case .familyNotInSlot(let family, let slot, let place, let known): "\(slot) of \(place) has no \(family); sizes there: \(Self.list(known))"
    case .positionOutside(let family, let slot, let place, let columns, let rows):
      "a \(family) does not fit there: \(slot) of \(place) has \(columns == 1 ? "1 column" : "\(columns) columns") and "
        + (rows.map { $0 == 1 ? "1 row" : "\($0) rows" } ?? "ends below its last widget")
    case .unknownPage(let place, let pages, let most):
      "\(place) has no such page: it has \(pages) with widgets\(pages < most ? ", and one more can be added" : ", and no more can be added")"
    case .unknownStack(let id): "there is no stack \(Printable.text(id)); see: almanac apps"
    case .notInStack(let id): "\(id) is not in that stack; see: almanac apps"
    case .notInList(let id): "\(id) cannot be pinned: it is in no list that is ordered by relevance, as a watch's Smart Stack is"
    case .inStackAlready(let id): "\(id) is in that stack already"
    case .stackedOnItself(let id): "\(id) cannot be put onto itself; name another widget"
    case .noStacksThere(let place, let known): "\(place) has no stacks; places with stacks: \(Self.list(known))"
    case .stackSizesDiffer(let family, let other):
      "a \(family) cannot be put onto a \(other): widgets of a stack have one size; resize one of them first"
    case .stackElsewhere(let id, let other): "\(id) and \(other) are not in the same part of the same place; a stack has one place"
    case .stackIsFull(let id, let most): "\(id) has \(most) widgets, and a stack cannot have more; take one out first"
    case .wrongStackOrder(let id, let known): "the order of \(id) names each of its widgets once: \(Self.list(known))"
    case .nothingToUndo: "there is nothing to undo; only the newest changes can be undone, for a short time"
    case .undoIsStale(let step): "the change \(step) is not the newest one; undo the newer changes first"
    case .unknownAppearance(let id, let place, let known):
      "\(place) has no appearance \(Printable.text(id)); it has: \(Self.list(known, closeTo: id))"
    case .unknownInstance(let id): "there is no widget with the id \(id); see: almanac apps"
    case .notLaunched(let app): "\(app) has not been opened yet; run: almanac launch \(ShellWord.quoted(app))"
    case .configurationChanged(let id): "\(id) was configured by another client meanwhile; read its configuration again and repeat the change"
    case .noFormerConfiguration(let id): "nothing was configured of \(id) since the host started or its app was updated, so there is nothing to undo"
    case .unknownParameter(let name, let kind, let known):
      "\(kind) has no parameter \(Printable.text(name)); it has: \(Self.list(known, closeTo: name))"
    case .unknownOptionImage(let id): "there is no picture \(Printable.text(id)) of an option; request the list of options again"
    case .kindRemoved(let app, let kind): "\(app) has no \(Printable.text(kind)) any more; the widget waits for an update that has it"
    case .nothingToShow(let id): "the widget \(id) has nothing to show yet; wait for its first timeline"
    case .malformedViewer(let name): "a viewer's name has 1 to 64 letters, digits, dots, dashes and underscores, not: \(name.prefix(80))"
    case .tooManyViewers(let limit): "there are \(limit) viewers already; disconnect one first"
    case .malformedEvent(let why): why
    case .malformedLocation(let why): why
    case .malformedTrack(let why), .unknownTrack(let why): "the track cannot be played: \(why)"
    case .notAsking(let app): "\(app) does not wait for an answer about location; set it with: almanac location \(ShellWord.quoted(app)) --allow"
    case .powerUnknown(let why): "the power supply cannot be followed: \(why); leave out --follow-power"
    case .malformedDay(let text): "date is a day such as 2026-03-14, not \(text)"
    case .tooManyPictures(let limit): "\(limit) pictures of this app wait to be painted already; ask again later"
    case .notRunning: "the host has been stopped"
    }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }

  /// The names that would have been right, and the one that was probably meant.
  private static func list(_ names: [String], closeTo text: String) -> String { list(names) + CloseName.proposal(for: text, among: names) }
}
