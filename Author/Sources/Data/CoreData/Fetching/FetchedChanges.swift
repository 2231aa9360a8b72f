import Foundation

/// The objects of a section.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [Any]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The differences between two results of a request.
struct FetchedChanges {
  private struct Place {
    let object: AnyObject
    let section: String
    let path: IndexPath
    var identity: ObjectIdentifier { ObjectIdentifier(object) }
  }
  private struct Change {
    let object: AnyObject
    let type: NSFetchedResultsChangeType
    let from: IndexPath?
    let to: IndexPath?
  }
  private var changes: [Change] = []
  private var sections: [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)] = []
  private let difference: CollectionDifference<NSManagedObjectID>
  /// True if the results are not objects, which have no lasting identity.
  private let isUnknown: Bool

  var isEmpty: Bool { changes.isEmpty && sections.isEmpty && !isUnknown }

  /// - Parameter updated: the objects whose properties changed.
  init(_ former: [FetchedSection], _ now: [FetchedSection], _ updated: Set<ObjectIdentifier>) {
    let (old, new) = (Self.places(former), Self.places(now))
    isUnknown = (old + new).contains { !($0.object is NSManagedObject) }
    let identifiers = { (places: [Place]) in places.compactMap { ($0.object as? NSManagedObject)?.objectID } }
    difference = identifiers(new).difference(from: identifiers(old))
    guard !isUnknown else { return }
    let (oldNames, newNames) = (Set(former.map(\.name)), Set(now.map(\.name)))
    sections = former.enumerated().filter { !newNames.contains($1.name) }.map { ($1, $0, .delete) }
    sections += now.enumerated().filter { !oldNames.contains($1.name) }.map { ($1, $0, .insert) }

    let (before, after) = (Set(old.map(\.identity)), Set(new.map(\.identity)))
    let byIdentity = Dictionary(new.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    // Of the remaining objects, those have moved whose order the difference does not preserve.
    let order = new.map(\.identity).filter(before.contains).difference(from: old.map(\.identity).filter(after.contains))
    let moved = Set(
      order.removals.map { change in
        switch change {
        case .remove(_, let identity, _), .insert(_, let identity, _): identity
        }
      })
    for place in old where !after.contains(place.identity) { changes.append(Change(object: place.object, type: .delete, from: place.path, to: nil)) }
    for place in new where !before.contains(place.identity) { changes.append(Change(object: place.object, type: .insert, from: nil, to: place.path)) }
    for place in old {
      guard let next = byIdentity[place.identity] else { continue }
      if moved.contains(place.identity) || place.section != next.section {
        changes.append(Change(object: place.object, type: .move, from: place.path, to: next.path))
      } else if updated.contains(place.identity) {
        changes.append(Change(object: place.object, type: .update, from: place.path, to: next.path))
      }
    }
  }

  private static func places(_ sections: [FetchedSection]) -> [Place] {
    sections.enumerated().flatMap { number, section in
      section.members.enumerated().map { Place(object: $1 as AnyObject, section: section.name, path: IndexPath(indexes: [number, $0])) }
    }
  }

  func tell(_ delegate: any NSFetchedResultsControllerDelegate, _ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    for (section, index, type) in sections { delegate.controller(controller, didChange: section, atSectionIndex: index, for: type) }
    for change in changes { delegate.controller(controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to) }
    if controller.sectionNameKeyPath == nil { delegate.controller(controller, didChangeContentWith: difference) }
  }
}
