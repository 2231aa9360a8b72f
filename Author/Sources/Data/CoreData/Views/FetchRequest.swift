public import SwiftUICore

// A widget's entry is a picture, so animations and transactions have no effect.

/// The objects that satisfy a predicate, fetched before each run of the view's body.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let source: SourceLocation
  private let environment = Environment(\.managedObjectContext)
  /// The result of the last fetch; nil before the first one.
  private var found: [Result]?

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    request = fetchRequest
    source = SourceLocation(fileID, line)
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fetchRequest: fetchRequest, fileID: fileID, line: line)
  }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(fetchRequest: ViewRequests.make(entity, sortDescriptors, predicate), fileID: fileID, line: line)
  }

  /// The objects. Empty in a view without a context, or if the store cannot be read; the diagnostic `fetchRequest.failed` reports both.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: found ?? (try? environment.wrappedValue.fetch(request)) ?? [], criteria: request)
  }

  /// The predicate and the order of a request, which a view can change.
  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
    var typedOrder: Any?
  }
  public var projectedValue: Binding<Configuration> {
    let request = UncheckedSendable(request)
    return Binding(
      get: {
        Configuration(
          nsSortDescriptors: request.value.sortDescriptors ?? [], nsPredicate: request.value.predicate, typedOrder: request.value.typedOrder)
      },
      set: {
        (request.value.sortDescriptors, request.value.predicate, request.value.typedOrder) = ($0.nsSortDescriptors, $0.nsPredicate, $0.typedOrder)
      })
  }

  public mutating func update() { found = ViewRequests.fetch(request, environment.wrappedValue, source) }
}

extension FetchRequest where Result: NSManagedObject {
  // Disfavoured, so that an empty list has a type.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(fetchRequest: ViewRequests.make(nil, sortDescriptors, predicate), fileID: fileID, line: line)
  }
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let request: NSFetchRequest<Result> = ViewRequests.make(nil, [], predicate)
    request.setOrder(sortDescriptors)
    self.init(fetchRequest: request, fileID: fileID, line: line)
  }
}
extension FetchRequest.Configuration where Result: NSManagedObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { typedOrder as? [SortDescriptor<Result>] ?? [] }
    set { (nsSortDescriptors, typedOrder) = (newValue.map(SortOrder.descriptor), newValue) }
  }
}

/// The objects in sections, fetched before each run of the view's body.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  private let request: NSFetchRequest<Result>
  private let section: (Result) -> SectionIdentifier
  private let source: SourceLocation
  private let environment = Environment(\.managedObjectContext)
  private var found: [Result]?

  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    request = fetchRequest
    section = { $0[keyPath: sectionIdentifier] }
    source = SourceLocation(fileID, line)
  }
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      fetchRequest: ViewRequests.make(entity, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier, fileID: fileID, line: line)
  }

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let objects = found ?? (try? environment.wrappedValue.fetch(request)) ?? []
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    var start = 0
    for index in objects.indices where index + 1 == objects.count || section(objects[index]) != section(objects[index + 1]) {
      sections.append(.init(id: section(objects[index]), objects: Array(objects[start...index])))
      start = index + 1
    }
    return SectionedFetchResults(sections: sections, criteria: request)
  }

  public mutating func update() { found = ViewRequests.fetch(request, environment.wrappedValue, source) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(fetchRequest: ViewRequests.make(nil, sortDescriptors, predicate), sectionIdentifier: sectionIdentifier, fileID: fileID, line: line)
  }
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let request: NSFetchRequest<Result> = ViewRequests.make(nil, [], predicate)
    request.setOrder(sortDescriptors)
    self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, fileID: fileID, line: line)
  }
}

/// Functions that the requests of views share.
enum ViewRequests {
  static func make<R>(_ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<R> {
    let request = NSFetchRequest<R>()
    request.entity = entity
    request.sortDescriptors = order
    request.predicate = predicate
    return request
  }

  static func fetch<R>(_ request: NSFetchRequest<R>, _ context: NSManagedObjectContext, _ source: SourceLocation) -> [R] {
    do { return try context.fetch(request) } catch {
      let text = "@FetchRequest of \(R.self) found nothing: \((error as NSError).localizedDescription)"
      // A session renders on the main actor.
      if let session = EnvironmentStack.session {
        MainActor.assumeIsolated { session.diagnose(.error, "fetchRequest.failed", text, place: "\(R.self)", at: source) }
      }
      return []
    }
  }
}
