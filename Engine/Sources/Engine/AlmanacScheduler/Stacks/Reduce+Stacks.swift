import AlmanacProfiles
import Foundation

// Events that make, change and turn stacks, and their rotation (Specification B5).
extension DeviceState {
  /// The stacks, sorted by id.
  public var sortedStacks: [Stack] { stacks.values.sorted { $0.id < $1.id } }

  /// Returns the stack that a widget is in; nil: none.
  public func stack(of id: InstanceID) -> Stack? { stackOf[id].flatMap { stacks[$0] } }

  /// Whether a widget is hidden, because it lies below another one or its list does not show it now.
  public func isCovered(_ id: InstanceID) -> Bool {
    if let stack = stack(of: id) { return stack.top != id }
    return list(of: id).map { !$0.shown.contains(id) } ?? false
  }

  /// Returns the stack's widgets as a rotation compares them. A widget whose kind its app no longer has does not come to the top by itself.
  public func candidates(of stack: Stack, profile: StackProfile) -> [RelevanceCandidate] {
    stack.members.map { candidate($0, profile: profile) }
  }

  /// Returns a widget as rotations and orders compare it.
  public func candidate(_ id: InstanceID, profile: StackProfile) -> RelevanceCandidate {
    guard let index = instances.index(forKey: id) else { return RelevanceCandidate(id: id, timeline: nil) }
    let (app, kind) = (instances.values[index].app, instances.values[index].kind)
    if let kinds = apps[app]?.traits.kinds, !kinds.contains(kind) { return RelevanceCandidate(id: id, timeline: nil) }
    return RelevanceCandidate(
      id: id, timeline: instances.values[index].timeline, earlierTimeline: instances.values[index].earlierTimeline,
      contexts: instances.values[index].contexts, contextShare: profile.contextShare)
  }

  // MARK: Events

  /// Gives a stack these widgets in this order. They leave other stacks; with fewer than two, there is no stack any more.
  mutating func stackArranged(_ id: StackID, _ members: [InstanceID], rotates: Bool, top: InstanceID?, _ step: inout Step) {
    var known: Set<InstanceID> = []
    let members = Array(members.filter { instances[$0] != nil && known.insert($0).inserted }.prefix(step.profile.stacks.most))
    let touched = Set(members).union(stacks[id]?.members ?? []).union(members.compactMap { stackOf[$0] }.flatMap { stacks[$0]?.members ?? [] })
    for other in Set(members.compactMap { stackOf[$0] }) where other != id { keepMembers(of: other, at: step.now) { !members.contains($0) } }
    for member in members { leaveList(member, &step) }
    if members.count < 2 {
      dissolve(id)
    } else if var stack = stacks[id] {
      // The order first, so that what follows a removed top is found in the old one.
      _ = stack.keep({ members.contains($0) }, at: step.now)
      stack.members = members
      // None of the old ones is left.
      if !members.contains(stack.top) { (stack.top, stack.topSince, stack.chosenAt) = (members[0], step.now, nil) }
      stack.rotates = rotates
      set(stack)
    } else {
      set(Stack(id: id, members: members, rotates: rotates, top: members[0], topSince: step.now))
    }
    if let top, stacks[id]?.members.contains(top) == true { choose(top, of: id, at: step.now) }
    updateViews(of: touched, &step)
  }

  /// The person turns a stack to one of its widgets.
  mutating func stackTurned(_ id: StackID, to top: InstanceID, _ step: inout Step) {
    guard let stack = stacks[id], stack.members.contains(top) else { return }
    choose(top, of: id, at: step.now)
    guard stack.top != top else { return }
    if let instance = instances[top] { step.recordTurn(.stackChoice, to: instance, next: nil, detail: nil) }
    updateViews(of: [stack.top, top], &step)
  }

  /// A widget is relevant in these spans, and in no others any more.
  mutating func contextsChanged(_ id: InstanceID, _ spans: [RelevantSpan], _ step: inout Step) {
    let kept = Array(spans.filter { $0.end.map { $0 > step.now } ?? true }.prefix([RelevantSpan].most))
    guard let instance = instances[id], instance.contexts != kept else { return }
    change(id, &step) { instance, _ in instance.contexts = kept }
  }

  /// Takes a widget that is gone out of its stack.
  mutating func leaveStack(_ id: InstanceID, _ step: inout Step) {
    guard let stack = stack(of: id) else { return }
    keepMembers(of: stack.id, at: step.now) { $0 != id }
    updateViews(of: Set(stack.members), &step)
  }

  /// Takes out widgets that are not there, as after a repair of the database.
  mutating func checkStacks(_ step: inout Step) {
    let known = instances
    for stack in sortedStacks { keepMembers(of: stack.id, at: step.now) { known[$0] != nil } }
    changedStacks.formUnion(stacks.keys)
  }

  mutating func rewindStacks(to now: Date) {
    for id in stacks.keys { stacks[id]?.rewind(to: now) }
    changedStacks.formUnion(stacks.keys)
  }

  // MARK: Rotation

  /// The earliest instant at which a stack may rotate.
  var stackWake: Date? { stacks.isEmpty ? nil : stacks.values.lazy.compactMap(\.nextRotation).min() }

  /// Rotates the stacks whose widgets have changed or whose instant has come.
  mutating func rotateStacks(_ step: inout Step) {
    guard !stacks.isEmpty else { return }
    let due = stacks.values.filter { $0.nextRotation.map { $0 <= step.now } ?? false }.map(\.id)
    for id in changedStacks.union(due).sorted() { rotate(id, &step) }
    changedStacks = []
  }

  private mutating func rotate(_ id: StackID, _ step: inout Step) {
    guard var stack = stacks[id] else { return }
    let candidates = candidates(of: stack, profile: step.profile.stacks)
    let answer = StackRotation.answer(for: stack, candidates, at: step.now, profile: step.profile.stacks)
    stack.nextRotation = answer.next
    let old = stack.top
    if answer.top != old {
      stack.top = answer.top
      stack.topSince = step.now
      stack.chosenAt = nil
      if let instance = instances[answer.top] {
        step.recordTurn(.stackRelevance, to: instance, next: answer.next, detail: Self.comparison(candidates, at: step.now))
      }
    }
    stacks[id] = stack
    if answer.top != old { updateViews(of: [old, answer.top], &step) }
  }

  /// The compared scores, as recorded in a decision.
  static func comparison(_ candidates: [RelevanceCandidate], at date: Date) -> String {
    candidates.map { candidate in
      guard let standing = candidate.standing(at: date) else { return "\(candidate.id) is not relevant" }
      return "\(candidate.id) \(standing.words)"
    }.joined(separator: ", ")
  }

  // MARK: Inside

  private mutating func choose(_ top: InstanceID, of id: StackID, at now: Date) {
    guard var stack = stacks[id] else { return }
    if stack.top != top {
      stack.top = top
      stack.topSince = now
    }
    stack.chosenAt = now
    set(stack)
  }

  private mutating func keepMembers(of id: StackID, at now: Date, _ isThere: (InstanceID) -> Bool) {
    guard var stack = stacks[id] else { return }
    if stack.keep(isThere, at: now) { set(stack) } else { dissolve(id) }
  }

  private mutating func set(_ stack: Stack) {
    for member in stacks[stack.id]?.members ?? [] where stackOf[member] == stack.id { stackOf[member] = nil }
    for member in stack.members { stackOf[member] = stack.id }
    stacks[stack.id] = stack
    changedStacks.insert(stack.id)
  }

  private mutating func dissolve(_ id: StackID) {
    for member in stacks[id]?.members ?? [] where stackOf[member] == id { stackOf[member] = nil }
    stacks[id] = nil
    changedStacks.remove(id)
  }

  /// Begins and ends views: of the widgets of a place that is seen, those below another one and those that a list does not show are not visible. One that comes to
  /// the top begins as any that becomes visible, so it may get a free reload (Specification C9).
  mutating func updateViews(of ids: Set<InstanceID>, _ step: inout Step) {
    for id in ids.sorted() {
      guard let instance = instances[id] else { continue }
      if instance.isVisible, isCovered(id) {
        change(id, &step) { $0.views.end(at: $1.now, profile: $1.profile) }
      } else if instance.isReported, !instance.isVisible, !isCovered(id) {
        becomeVisible(id, &step)
      }
    }
  }
}

extension Step {
  /// Records that a widget came to the top of its stack, or what became of it in its list.
  mutating func recordTurn(_ trigger: ReloadReason, to instance: InstanceState, next: Date?, detail: String?) {
    lastDecision += 1
    let budget = instance.budget.balance(at: device.awakeClock)
    effects.append(
      .record(
        Decision(
          id: lastDecision, at: now, instance: instance.id, trigger: trigger, rule: trigger.description, requirement: "B5", outcome: .rotated,
          budgetBefore: budget, budgetAfter: budget, next: next, detail: detail)))
  }
}
