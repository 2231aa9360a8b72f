import Foundation
import TestThreads
import Testing

/// `almanac configure` with a running host and a real extension.
@Suite(.ownThread) struct ConfigureTests {
  @Test func `a widget is configured, shown, put back and undone`() throws {
    let command = try CommandLine()
    #expect(try command.run("configure", "none").status == 69, "without a host")
    let host = try ServedHost(command, [try command.bundle().path])
    let added = try host.send("POST", "instances", #"{"app":"Test","kind":"Form","family":"systemSmall"}"#)
    let id = try #require(added["id"] as? String)
    let empty = try command.run("configure", id)
    #expect(empty.status == 0, "\(empty.errors)")
    #expect(
      empty.text == """
        Form, systemSmall
          key   title  value   from     takes
          city  City   –       none     one of --options city
          unit  Unit   Metric  default  metric | imperial
        not in the form for these values: days, stops, title, since

        """)
    let changed = try command.run("configure", id, "city=oslo", "unit=Imperial")
    #expect(changed.text == "\(id) is configured as {\"city\":\"oslo\",\"unit\":\"imperial\"}\n", "\(changed.errors)")
    let form = try command.run("configure", id)
    #expect(
      form.text.contains("Weather of [Oslo]") && form.text.contains("days   Days   3         default     a whole number from 1 to 10"), "\(form.text)"
    )
    #expect(try command.run("configure", id, "stops=oslo-1,oslo-2", "days=5", "--reset", "unit").text.contains(#""stops":["oslo-1","oslo-2"]}"#))
    #expect(try command.run("configure", id, "--undo").text == changed.text)
    let options = try command.run("configure", id, "--options", "city", "--search", "o")
    #expect(options.text == "North:\n  oslo  Oslo\n  oulu  Oulu\n")
    let stops = try command.run("configure", id, "--options", "stops")
    #expect(stops.text.split(separator: "\n").count == 250)
    #expect(try command.run("configure", id, "--schema").text.contains("https://json-schema.org/draft/2020-12/schema"))
    let file = command.folder.appendingPathComponent("mine.json")
    try #"{"city":"rome"}"#.write(to: file, atomically: true, encoding: .utf8)
    let whole = try command.run("configure", id, "--from-json", file.path, "--json")
    #expect(whole.text.contains(#""city" : "rome""#) && whole.text.contains(#""revision" :"#))
    for (arguments, status, said) in [
      (["city=oslo", "days=99"], Int32(65), "“Days” (days) cannot be 99; give a whole number from 1 to 10"),
      (["days=many"], 65, "“Days” (days) cannot be \"many\"; give a whole number"),
      (["moon=1"], 65, "Form has no parameter moon; it has: city, days"), (["days"], 64, "write a value as key=value; got days"),
      (["days=1", "days=2"], 64, "days is given twice"), (["--search", "x"], 64, "--search is only for --options"),
      (["--from-json", "/nowhere.json"], 66, "/nowhere.json cannot be read"), (["--options", "moon"], 65, "Form has no parameter moon"),
      (["days=1", "--undo"], 64, "give either values and --reset"),
    ] {
      let refused = try command.run(["configure", id] + arguments)
      #expect(refused.status == status && refused.errors.contains(said), "\(arguments): \(refused.status) \(refused.errors)")
    }
    #expect(try command.run("configure", "none").status == 65)
    #expect(try command.run("configure", id, "--json").text.contains(#""city" : "rome""#), "nothing changed")
    #expect(host.end(SIGTERM) == 0)
  }
}
