import AlmanacWireSchema
import ArgumentParser
import Host

/// `almanac resize`: gives a widget another size.
struct Resize: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give a widget another size.",
    discussion: """
      The size is one that the widget offers and its place has. The widget keeps its
      top left cell where it fits, and widgets that it covers move aside. It requests
      a timeline for the new size, free of budget. INSTANCE is an id from almanac
      apps.

      EXAMPLE
        almanac resize forecast-3f2a9 systemMedium
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Argument(help: ArgumentHelp("The size, for example systemLarge.", valueName: "family"))
  var family: String
  @OptionGroup var data: DataOption

  func validate() throws {
    if WidgetFamilyValue(name: family) == nil { throw ValidationError("there is no family \(family); name one such as systemSmall") }
  }

  func run() async throws {
    let edit = WidgetEdit(family: WidgetFamilyValue(name: family))
    try await data.perform {
      _ = try await $0.edit(instance, edit)
    } otherwise: {
      _ = try await $0.edit(instance, edit)
    }
    print("\(instance) is \(family) now")
  }
}
