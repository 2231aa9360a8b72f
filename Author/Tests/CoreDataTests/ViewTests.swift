import AlmanacWireSchema
import CoreData
import SwiftUICore
import Testing
import WidgetKit

/// A widget with Core Data, whose sources are written as for Xcode.
@Suite @MainActor struct ViewTests {
  private let controller = PersistenceController()
  private let day = Date(timeIntervalSinceReferenceDate: 700_000_000)

  init() throws {
    let context = controller.container.viewContext
    let (north, south) = (Bed(context: context), Bed(context: context))
    (north.name, south.name, south.isShady) = ("North", "South", true)
    for (name, height, bed) in [("rose", 2.0, north), ("moss", 0.1, south), ("aster", 1.5, north)] {
      let plant = Plant(context: context)
      (plant.name, plant.height, plant.bed, plant.planted) = (name, height, bed, day)
    }
    for label in ["a", "b"] { Tag(context: context).label = label }
    try context.save()
  }

  /// Draws a view and returns its display list as JSON, with the diagnostics.
  private func draw(_ view: some View) throws -> (text: String, diagnostics: [Diagnostic]) {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    let list = ViewRenderer.displayList(of: view, environment: EnvironmentValues(), session: session)
    return (try list.jsonString(), session.diagnostics)
  }

  @Test func `a provider fetches what its entries show`() {
    let provider = GardenProvider(context: controller.container.viewContext)
    #expect(provider.entry(from: day, to: day).names == ["aster", "rose"])
    #expect(provider.entry(from: day.addingTimeInterval(1), to: .distantFuture).names.isEmpty)
  }

  @Test func `a view shows what its requests find, in their order`() throws {
    let drawn = try draw(PlantList().environment(\.managedObjectContext, controller.container.viewContext))
    let places = ["aster", "rose", "2 beds 2", "others saved", "b,a"].compactMap { (word: String) in drawn.text.firstRange(of: word)?.lowerBound }
    #expect(places.count == 5 && places == places.sorted(), "\(drawn)")
    #expect(!drawn.text.contains("moss") && drawn.diagnostics.allSatisfy { $0.name == "containerBackground.missing" }, "\(drawn.diagnostics)")
  }

  @Test func `a request may depend on the view's own values, and has sections`() throws {
    let context = controller.container.viewContext
    let north = try #require(try context.fetch(Bed.fetchRequest()).first { $0.name == "North" })
    let drawn = try draw(VStack { PlantsOfBed(north) }.environment(\.managedObjectContext, context))
    #expect(drawn.text.contains("plants aster,rose") && drawn.text.contains("moss:1"), "\(drawn)")
  }

  @Test func `a view without a context shows nothing, and says why`() throws {
    let drawn = try draw(PlantList())
    let diagnostic = try #require(drawn.diagnostics.first { $0.name == "fetchRequest.failed" })
    #expect(diagnostic.message.contains("\\.managedObjectContext") && drawn.text.contains("0 beds"))
  }
}
