import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Where the widgets of each slot are (Specification B3, D8).
extension DeviceHost {
  /// Returns which widgets a slot has, and in which cells each of them is.
  /// A stack counts once, as its first widget.
  ///
  /// - Parameters:
  ///   - stacks: the stacks that count; nil: the existing ones.
  ///   - absent: widgets that are left out.
  ///   - positions: widgets that are elsewhere than their records say.
  func arrangement(
    of placement: Placement, stacks: [Stack]? = nil, without absent: Set<InstanceID> = [], at positions: [InstanceID: GridPosition?] = [:]
  ) -> SlotArrangement {
    let covered = Set((stacks ?? state.sortedStacks).flatMap { $0.members.dropFirst() })
    var known = records.filter { !covered.contains($0.key) && !absent.contains($0.key) && self.placement(of: $0.value) == placement }
    for (id, position) in positions { known[id]?.position = position }
    return Self.arrangement(of: placement.slot, known.values)
  }

  private static func arrangement(of slot: PlaceProfile.Slot, _ records: some Sequence<InstanceRecord>) -> SlotArrangement {
    let added = records.sorted { ($0.addedAt, $0.id) < ($1.addedAt, $1.id) }
    return SlotArrangement(slot.grid, added.map { .init(id: $0.id, family: $0.family, position: $0.position) })
  }

  /// Returns the positions that widgets need and do not have: those of earlier versions, and all whose stored position is not possible.
  static func missingPositions(
    _ records: [InstanceID: InstanceRecord], stacks: [Stack], on usual: DeviceProfile
  ) -> [InstanceID: GridPosition] {
    var leads: [InstanceID: InstanceID] = [:]
    for stack in stacks {
      let fitting = stack.members.filter { fits($0, in: stack, records, on: usual) }
      for member in fitting.dropFirst() { leads[member] = fitting[0] }
    }
    var bySlot: [Placement: [InstanceRecord]] = [:]
    for record in records.values where leads[record.id] == nil {
      if let placement = placement(of: record, usual: usual) { bySlot[placement, default: []].append(record) }
    }
    var missing: [InstanceID: GridPosition] = [:]
    for (placement, records) in bySlot {
      let positions = arrangement(of: placement.slot, records).positions
      for record in records where record.position != positions[record.id] { missing[record.id] = positions[record.id] }
    }
    for (member, lead) in leads {
      let position = missing[lead] ?? records[lead]?.position
      if records[member]?.position != position { missing[member] = position }
    }
    return missing
  }

  /// Stores positions that widgets of earlier versions have got. They would get the same ones at the next start.
  func storeMissingPositions() {
    guard !unstoredPositions.isEmpty, readOnlyReason == nil else { return }
    do {
      try store.move(unstoredPositions)
      unstoredPositions = [:]
    } catch {
      logger.warning("the widgets' positions cannot be stored: \(error)")
    }
  }

  /// Closes gaps and pages after widgets have gone with their app.
  func closeGaps() throws {
    var moved: [InstanceID: GridPosition] = [:]
    for placement in Set(records.values.compactMap(placement(of:))) {
      var arrangement = arrangement(of: placement)
      arrangement.tidy()
      moved.merge(changes(to: arrangement)) { $1 }
    }
    try move(moved)
  }

  /// Returns the positions of an arrangement that differ from the widgets' present ones.
  ///
  /// - Parameter stacks: the stacks with which it was made; nil: the existing ones.
  func changes(to arrangement: SlotArrangement, stacks: [Stack]? = nil) -> [InstanceID: GridPosition] {
    positions(of: arrangement, stacks: stacks).filter { records[$0] != nil && records[$0]?.position != $1 }
  }

  /// Returns the positions of all widgets of an arrangement: those of a stack have the same.
  func positions(of arrangement: SlotArrangement, stacks: [Stack]? = nil) -> [InstanceID: GridPosition] {
    var positions = arrangement.positions
    for stack in stacks ?? state.sortedStacks {
      guard let position = stack.members.first.flatMap({ arrangement.positions[$0] }) else { continue }
      for member in stack.members { positions[member] = position }
    }
    return positions
  }

  /// Stores positions and takes them into use.
  func move(_ positions: [InstanceID: GridPosition]) throws {
    try store.move(positions)
    for (id, position) in positions { records[id]?.position = position }
    try listsFollow()
  }

  /// Returns the first placement that agrees with a choice and has room, and its arrangement with the new widget.
  ///
  /// - Throws: a ``HostError``; ``HostError/slotIsFull(_:place:)`` if there is no room.
  func freePlacement(
    for id: InstanceID, _ choice: PlacementChoice, of family: WidgetFamilyValue, kind: KindDescription
  ) throws -> (Placement, SlotArrangement) {
    let placements = try placements(choice, of: family, kind: kind)
    for placement in placements {
      var arrangement = arrangement(of: placement)
      do throws(SlotArrangement.Fault) {
        try arrangement.add(id, family: family.name, at: choice.position)
        return (placement, arrangement)
      } catch {
        // A requested position refers to the first placement, so no other one is tried.
        if choice.position != nil, error != .full { throw HostError(error, of: family.name, in: placement, arrangement) }
      }
    }
    throw HostError.slotIsFull(choice.slot ?? placements[0].slot.id, place: placements[0].place.id)
  }
}

extension HostError {
  init(_ fault: SlotArrangement.Fault, of family: String, in placement: Placement, _ arrangement: SlotArrangement) {
    let grid = arrangement.grid
    switch fault {
    case .full: self = .slotIsFull(placement.slot.id, place: placement.place.id)
    case .noSuchPage: self = .unknownPage(place: placement.place.id, pages: arrangement.pageCount, most: grid.pages)
    case .outside: self = .positionOutside(family, slot: placement.slot.id, place: placement.place.id, columns: grid.columns, rows: grid.rows)
    case .wrongFamily: self = .familyNotInPlace(family, place: placement.place.id, known: [])
    }
  }
}
