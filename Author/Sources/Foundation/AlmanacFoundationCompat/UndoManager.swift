import Foundation

/// Records changes that can be undone. Foundation for Linux has no such class.
///
/// Registrations within one turn of the main queue form one group, like those of one event on Apple's systems. On other queues each registration is a
/// group, unless it is between `beginUndoGrouping()` and `endUndoGrouping()`.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }
  private enum Direction { case none, undoing, redoing }

  private var undos: [Group] = []
  private var redos: [Group] = []
  /// The open groups, outermost first. The outermost one goes to a stack when it ends.
  private var open: [Group] = []
  private var isOpenedByEvent = false
  private var direction = Direction.none
  private var disabled = 0

  open var groupsByEvent = true
  /// 0 means no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var isUndoing: Bool { direction == .undoing }
  open var isRedoing: Bool { direction == .redoing }
  open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redos.isEmpty }
  open var undoCount: Int { undos.count }
  open var redoCount: Int { redos.count }

  private static let mainKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
  /// On Linux the main queue can run on another thread than the first one.
  private static var isMain: Bool { DispatchQueue.getSpecific(key: mainKey) != nil || Thread.isMainThread }

  // MARK: Registering

  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    // A new change discards the changes that could be redone.
    if direction == .none { redos = [] }
    let action = Action(target: target) { if let target = $0 as? Target { handler(target) } }
    guard open.isEmpty else {
      open[open.count - 1].actions.append(action)
      return
    }
    open = [Group(actions: [action])]
    guard groupsByEvent, Self.isMain, direction == .none else { return close() }
    isOpenedByEvent = true
    DispatchQueue.main.async { self.endEvent() }
  }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }
  open func removeAllActions() { (undos, redos, open, isOpenedByEvent) = ([], [], [], false) }
  open func removeAllActions(withTarget target: Any) {
    let wanted = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { Group(actions: $0.actions.filter { $0.target !== wanted }, name: $0.name) }.filter { !$0.actions.isEmpty }
    }
    (undos, redos) = (without(undos), without(redos))
    for index in open.indices { open[index].actions.removeAll { $0.target === wanted } }
  }

  // MARK: Groups

  open func beginUndoGrouping() {
    // The group of an event contains groups that are opened in it.
    open.append(Group())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }
  open func endUndoGrouping() {
    guard !open.isEmpty else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    close()
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }
  private func endEvent() {
    guard isOpenedByEvent else { return }
    isOpenedByEvent = false
    while !open.isEmpty { close() }
  }
  /// Closes the innermost group: its actions go to the enclosing group, or to a stack.
  private func close() {
    guard let group = open.popLast() else { return }
    guard !group.actions.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].actions += group.actions
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    } else if direction == .undoing {
      redos.append(group)
    } else {
      undos.append(group)
      trim()
    }
  }
  private func trim() { if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) } }

  // MARK: Undoing

  open func undo() {
    endEvent()
    if open.count == 1 { close() }
    undoNestedGroup()
  }
  open func undoNestedGroup() {
    guard direction == .none, let group = undos.popLast() else { return }
    perform(group, .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }
  open func redo() {
    endEvent()
    guard direction == .none, let group = redos.popLast() else { return }
    perform(group, .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group, _ direction: Direction, _ before: Notification.Name, _ after: Notification.Name) {
    NotificationCenter.default.post(name: before, object: self)
    self.direction = direction
    let outer = open
    // The actions register their inverses into this group.
    open = [Group(name: group.name)]
    for action in group.actions.reversed() { if let target = action.target { action.perform(target) } }
    while open.count > 1 { close() }
    close()
    (open, self.direction) = (outer, .none)
    NotificationCenter.default.post(name: after, object: self)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undos.isEmpty { undos[undos.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }
  open var undoActionName: String { open.last { !$0.actions.isEmpty }?.name ?? undos.last?.name ?? "" }
  open var redoActionName: String { redos.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
}

extension Notification.Name {
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
