import AlmanacWireSchema
import ArgumentParser
import Foundation
import Reports
import Server

/// `almanac configure`: shows and changes what a widget shows.
struct Configure: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show or change a widget's configuration.",
    discussion: """
      Without values it prints the widget's form: each parameter with its value,
      where the value is from, and how it is given. A value is text, a number, true
      or false, an instant, or the value of an option; lists are separated by
      commas. A value that begins with { or [ is JSON. An empty one is no value,
      where the parameter needs none. The widget reloads at once.

      EXAMPLES
        almanac configure departures-3f2a1
        almanac configure departures-3f2a1 stop=harbour walk=5
        almanac configure departures-3f2a1 --options line --search tram
        almanac configure departures-3f2a1 --reset walk
      """)

  @Argument(help: ArgumentHelp("The widget's id, from almanac apps.", valueName: "instance"))
  var instance: String
  @Argument(help: ArgumentHelp("A parameter and its value.", valueName: "key=value"))
  var values: [String] = []
  @Option(help: ArgumentHelp("Configure with the JSON object in this file; - reads standard input.", valueName: "file"))
  var fromJSON: String?
  @Option(help: ArgumentHelp("Put a parameter back to its default; can be repeated.", valueName: "key"))
  var reset: [String] = []
  @Option(help: ArgumentHelp("Print the options of a parameter.", valueName: "key"))
  var options: String?
  @Option(help: ArgumentHelp("With --options: only those that match a text.", valueName: "text"))
  var search: String?
  @Flag(help: "Take back the last change.")
  var undo = false
  @Flag(help: "Print the JSON Schema of the widget's configuration.")
  var schema = false
  @Flag(help: "Print JSON instead of text.")
  var json = false
  @OptionGroup var data: DataOption

  func validate() throws {
    let changes = !values.isEmpty || !reset.isEmpty
    guard [changes, fromJSON != nil, options != nil, undo, schema].count(where: { $0 }) <= 1 else {
      throw ValidationError("give either values and --reset, or one of --from-json, --options, --undo and --schema")
    }
    if search != nil, options == nil { throw ValidationError("--search is only for --options") }
    let assigned = try ParameterAssignments(values)
    if let key = reset.first(where: assigned.names.contains) { throw ValidationError("\(key) is given a value and reset; leave one out") }
  }

  func run() async throws {
    let host = try await data.requiredHost()
    if let options { return try await printOptions(of: options, host) }
    if schema { return try await printSchema(host) }
    if undo { return try print(try await host.undoConfiguration(of: instance)) }
    if let fromJSON { return try print(try await host.configure(instance, as: try Self.object(in: fromJSON))) }
    let form = try await host.form(of: instance)
    if values.isEmpty, reset.isEmpty { return try print(form) }
    let members = try ParameterAssignments(values).values(in: form)
    // The values were read for the form's revision, so a configuration that changed since is not overwritten.
    try print(try await host.change(instance, keys: .object(members), reset: reset, revision: form.revision))
  }

  private static func object(in path: String) throws -> JSONFragment {
    let bytes: Data
    do {
      bytes = path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(.noInput, "\(path) cannot be read: \(error.localizedDescription)")
    }
    guard let object = try? JSONFragment(data: bytes), object.isObject else { throw Failure(.data, "\(path) is not a JSON object") }
    return object
  }

  private func print(_ configuration: ConfigurationReport) throws {
    if json { return Swift.print(String(decoding: try StableJSON.encode(configuration, pretty: true), as: UTF8.self)) }
    Swift.print("\(instance) is configured as \(configuration.configuration.text)")
    for line in ConfigurationText.lines(dropped: configuration.dropped) { Swift.print(line) }
  }

  private func print(_ form: FormReport) throws {
    if json { return Swift.print(String(decoding: try StableJSON.encode(form, pretty: true), as: UTF8.self)) }
    for line in ConfigurationText.lines(of: form) { Swift.print(line) }
    if let failure = form.failure { Failure.log("\(failure.name): \(failure.message); the form shows what is stored") }
  }

  private func printSchema(_ host: HostClient) async throws {
    let form = try await host.form(of: instance)
    let schema = try await host.schema(app: form.app, kind: form.kind, family: form.family)
    Swift.print(String(decoding: try StableJSON.encode(schema, pretty: true), as: UTF8.self))
  }

  private func printOptions(of parameter: String, _ host: HostClient) async throws {
    var pages: [OptionListReport] = []
    repeat {
      pages.append(try await host.options(of: instance, parameter: parameter, search: search ?? "", cursor: pages.last?.next))
    } while pages.last?.next != nil
    if json { return Swift.print(String(decoding: try StableJSON.encode(pages.flatMap(\.sections), pretty: true), as: UTF8.self)) }
    for line in ConfigurationText.lines(of: pages.flatMap(\.sections)) { Swift.print(line) }
    if pages[0].total == 0 { Failure.log(search == nil ? "\(parameter) has no options at present" : "no option of \(parameter) matches") }
    if pages[0].leftOut > 0 { Failure.log("the app has \(pages[0].leftOut) more options; find them with --search") }
  }
}
