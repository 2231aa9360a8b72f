import AlmanacProfiles
import AlmanacScheduler
import AlmanacWireSchema
import Foundation
import Store

// Makes, changes and turns stacks of widgets (Specification B5). The scheduler has the stacks: their order, their top and their rotation.
extension DeviceHost {
  /// Puts a widget onto another one of the same size in the same slot, or onto its stack. It comes before the other one, and on top.
  ///
  /// - Throws: a ``HostError``; then nothing has changed.
  public func stack(_ instance: String, onto other: String) async throws -> Instance {
    try checkWritable()
    let (record, base) = (try record(instance), try record(other))
    if record.id == base.id { throw HostError.stackedOnItself(instance) }
    let (id, members) = try target(onto: base, family: record.family)
    if members.contains(record.id) { throw HostError.inStackAlready(instance) }
    guard let placement = placement(of: record), placement == self.placement(of: base) else {
      throw HostError.stackElsewhere(instance, other: other)
    }
    let before = arrangement(of: placement)
    let event = SchedulerEvent.stackArranged(id, inserting(record.id, before: base.id, in: members), rotates: rotates(id), top: record.id)
    let after = stacks(after: [event])
    // The stack takes the place of the other widget, whichever of its widgets is the first now.
    let lead = after.first { $0.id == id }?.members.first ?? base.id
    var arrangement = arrangement(of: placement, stacks: after, at: [lead: base.position])
    arrangement.tidy()
    let past = state.sortedStacks
    try process([event], edit: LayoutEdit(moved: changes(to: arrangement, stacks: after)))
    didEdit(.stacked, [.init(record: record)], from: before, past)
    return self.instance(try self.record(instance))
  }

  /// Takes a widget out of its stack and puts it into cells of its own. If the stack had two widgets, it ends.
  ///
  /// - Parameter position: its top left cell; nil: the first free one.
  /// - Throws: a ``HostError``; then nothing has changed.
  public func unstack(_ instance: String, to position: GridPosition? = nil) async throws -> Instance {
    try checkWritable()
    let record = try record(instance)
    guard let stack = state.stack(of: record.id) else { throw HostError.notInStack(instance) }
    guard let placement = placement(of: record) else { throw HostError.familyNotOnDevice(record.family, device: configuration.device.name) }
    let before = arrangement(of: placement)
    let event = SchedulerEvent.stackArranged(stack.id, stack.members.filter { $0 != record.id }, rotates: stack.rotates, top: nil)
    let after = stacks(after: [event])
    var arrangement = arrangement(of: placement, stacks: after, without: [record.id])
    do throws(SlotArrangement.Fault) {
      try arrangement.add(record.id, family: record.family, at: position)
    } catch {
      throw HostError(error, of: record.family, in: placement, arrangement)
    }
    arrangement.tidy()
    let past = state.sortedStacks
    try process([event], edit: LayoutEdit(moved: changes(to: arrangement, stacks: after)))
    didEdit(.unstacked, [.init(record: record)], from: before, past)
    return self.instance(try self.record(instance))
  }

  /// Changes a stack's order or whether it rotates by itself.
  ///
  /// - Parameters:
  ///   - order: all its widgets, each once; nil: as it is.
  ///   - rotates: whether Smart Rotate is on; nil: as it is.
  /// - Throws: a ``HostError``; then nothing has changed.
  public func changeStack(_ id: String, order: [String]? = nil, rotates: Bool? = nil) async throws -> StackStatus {
    try checkWritable()
    let stack = try stack(id)
    let members = order.map { $0.map { InstanceID($0) } } ?? stack.members
    guard members.count == stack.members.count, Set(members) == Set(stack.members) else {
      throw HostError.wrongStackOrder(id, known: stack.members.map(\.rawValue))
    }
    guard members != stack.members || rotates.map({ $0 != stack.rotates }) ?? false else { return status(of: stack) }
    let past = state.sortedStacks
    let before = records[stack.top].flatMap(placement(of:)).map { arrangement(of: $0) }
    try process([.stackArranged(stack.id, members, rotates: rotates ?? stack.rotates, top: nil)])
    didEdit(.restacked, stack.members.compactMap { records[$0] }.map { .init(record: $0) }, from: before, past)
    return status(of: try self.stack(id))
  }

  /// Brings one of a stack's widgets to the top, as a person requested. For a while no rotation replaces it.
  ///
  /// - Throws: a ``HostError``; then nothing has changed.
  public func turnStack(_ id: String, to instance: String) async throws -> StackStatus {
    try checkWritable()
    let stack = try stack(id)
    let record = try record(instance)
    guard stack.members.contains(record.id) else { throw HostError.notInStack(instance) }
    try process([.stackTurned(stack.id, to: record.id)])
    return status(of: try self.stack(id))
  }

  /// Removes all widgets of a stack, as ``remove(_:)`` removes one. Undo brings all of them back.
  ///
  /// - Throws: a ``HostError``; then nothing has changed.
  public func removeStack(_ id: String) async throws {
    try checkWritable()
    try removeWidgets(try stack(id).members.compactMap { records[$0] })
  }

  /// Returns the stacks, sorted by id.
  public func stacks() -> [StackStatus] { state.sortedStacks.map(status) }

  /// Returns a stack's present state.
  public func stackStatus(_ id: String) throws -> StackStatus { status(of: try stack(id)) }

  // MARK: Inside

  private func stack(_ id: String) throws(HostError) -> Stack {
    guard let stack = state.stacks[StackID(id)] else { throw .unknownStack(id) }
    return stack
  }

  /// Returns the stack that a widget would join, which may be a new one, and its present widgets.
  func target(onto base: InstanceRecord, family: String) throws -> (StackID, [InstanceID]) {
    guard let placement = placement(of: base), profile.stacks.allowsStacks(in: placement.slot.id, of: placement.place.id) else {
      throw HostError.noStacksThere(placement(of: base)?.place.id ?? base.family, known: profile.stacks.places.keys.sorted())
    }
    guard base.family == family else { throw HostError.stackSizesDiffer(family, other: base.family) }
    guard let stack = state.stack(of: base.id) else { return (newStackID(), [base.id]) }
    guard stack.members.count < profile.stacks.most else { throw HostError.stackIsFull(stack.id.rawValue, most: profile.stacks.most) }
    return (stack.id, stack.members)
  }

  func inserting(_ id: InstanceID, before base: InstanceID, in members: [InstanceID]) -> [InstanceID] {
    var members = members
    members.insert(id, at: members.firstIndex(of: base) ?? 0)
    return members
  }

  /// Whether a stack rotates by itself. A new one does.
  func rotates(_ id: StackID) -> Bool { state.stacks[id]?.rotates ?? true }

  private func newStackID() -> StackID {
    while true {
      let id = StackID("stack-\(String(UInt32.random(in: 0x10000...0xfffff), radix: 16))")
      if state.stacks[id] == nil { return id }
    }
  }

  /// Returns the stacks as they would be after events.
  func stacks(after events: [SchedulerEvent]) -> [Stack] {
    var next = state
    for event in events { _ = next.apply(event, now: now, profile: profile) }
    return next.sortedStacks
  }

  /// Returns the events that give the device these stacks, of which widgets may be gone.
  func events(restoring stacks: [Stack], among known: Set<InstanceID>) -> [SchedulerEvent] {
    let ids = Set(stacks.map(\.id))
    var events = state.sortedStacks.filter { !ids.contains($0.id) }.map { SchedulerEvent.stackArranged($0.id, [], rotates: true, top: nil) }
    for stack in stacks {
      let present = state.stacks[stack.id]
      let members = stack.members.filter(known.contains)
      guard present?.members != members || present?.rotates != stack.rotates else { continue }
      let top = present?.top == stack.top || !members.contains(stack.top) ? nil : stack.top
      events.append(.stackArranged(stack.id, members, rotates: stack.rotates, top: top))
    }
    return events
  }

  /// Returns the events that take widgets out of stacks in which they cannot be, because size or place differ from the first one's: a salvaged
  /// database may contain such stacks.
  func stackRepairs() -> [SchedulerEvent] {
    state.sortedStacks.compactMap { stack in
      let members = stack.members.filter { Self.fits($0, in: stack, records, on: configuration.device) }
      return members == stack.members ? nil : .stackArranged(stack.id, members, rotates: stack.rotates, top: nil)
    }
  }

  static func fits(_ id: InstanceID, in stack: Stack, _ records: [InstanceID: InstanceRecord], on usual: DeviceProfile) -> Bool {
    guard let record = records[id], let first = stack.members.lazy.compactMap({ records[$0] }).first else { return false }
    return record.family == first.family && placement(of: record, usual: usual) == placement(of: first, usual: usual)
  }

  /// Announces the stacks that were turned.
  func announceStacks(from past: DeviceState) {
    guard past.stacks != state.stacks else { return }
    for stack in state.sortedStacks {
      guard let old = past.stacks[stack.id], old.top != stack.top else { continue }
      announce(.stackTurned(stack: stack.id.rawValue, top: stack.top.rawValue))
    }
  }

  private func status(of stack: Stack) -> StackStatus {
    let held = StackRotation.holdEnd(of: stack, profile.stacks)
    return StackStatus(
      id: stack.id.rawValue, instances: stack.members.map(\.rawValue), top: stack.top.rawValue, topSince: stack.topSince, chosenAt: stack.chosenAt,
      rotates: stack.rotates, heldUntil: stack.rotates && held > now ? held : nil, nextRotation: stack.nextRotation,
      relevances: state.candidates(of: stack, profile: profile.stacks).map { $0.standing(at: now) })
  }

  /// Says where a widget is in its stack and what a rotation compares; nil: it is in none.
  func stackSentence(of id: InstanceID) -> String? {
    guard let stack = state.stack(of: id), let index = stack.members.firstIndex(of: id) else { return nil }
    return status(of: stack).sentence(of: index)
  }
}
