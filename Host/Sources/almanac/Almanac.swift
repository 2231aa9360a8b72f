import ArgumentParser

@main
struct Almanac: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "almanac", abstract: "WidgetKit in the open.")
}
