/// A state of a machine. A subclass decides which states may follow, and is notified of changes.
open class GKState: NSObject {
  open fileprivate(set) weak var stateMachine: GKStateMachine?
  public override init() { super.init() }
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
/// A set of states, one of which is current.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  open private(set) var currentState: GKState?
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }, uniquingKeysWith: { $1 })
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { states[ObjectIdentifier(stateClass)] as? StateType }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A game object that consists of components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() { super.init() }
  /// Adds a component; replaces one of the same class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
  }
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) { remove { type(of: $0) == componentClass } }
  private func remove(_ isRemoved: (GKComponent) -> Bool) {
    for component in components where isRemoved(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: isRemoved)
  }
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() { super.init() }
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}
/// The components of one class in several entities.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []
  public init(componentClass: AnyClass) { super.init() }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: ComponentType.self) { components.append(component) }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
