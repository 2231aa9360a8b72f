import Foundation
import TestThreads
import Testing

/// `almanac gallery` and `almanac add`, with and without a running host.
@Suite(.ownThread) struct GalleryCommandTests {
  @Test func `kinds are listed with what is suggested, and widgets are added to cells and places`() throws {
    let command = try CommandLine()
    let bundle = try command.bundle().path
    #expect(try command.run("gallery").status == 66, "without a data folder")
    let host = try ServedHost(command, [bundle])
    let listed = try command.run("gallery")
    #expect(listed.text.contains("Test  Form  systemSmall"), "\(listed.errors)")
    #expect(listed.text.contains("  suggested: Weather of Oslo  {\"city\":\"oslo\"}\n"))
    let found = try command.run("gallery", "badform")
    #expect(found.text.hasPrefix("Test  BadForm") && !found.text.contains("Test  Form"))
    #expect(try command.run("gallery", "form", "--json").text.contains("\"description\" : \"Weather of Oslo\""))
    #expect(try command.run("gallery", "moon").errors.contains("no widget has the words moon"))
    let added = try command.run("add", "Test", "--kind", "Form", "--family", "systemSmall", "city=Oslo", "days=5", "--column", "2", "--row", "3")
    #expect(added.status == 0 && added.text.hasPrefix("added form-"), "\(added.errors)")
    let instance = try host.send("GET", "instances/\(added.text.dropFirst(6).dropLast())")
    #expect((instance["position"] as? [String: Int]) == ["page": 0, "column": 1, "row": 2])
    #expect((instance["configuration"] as? [String: Any])?["days"] as? Int == 5)
    let locked = try command.run(
      "add", "Test", "--kind", "Form", "--family", "accessoryRectangular", "--place", "lockScreen", "--config", #"{"city":"rome"}"#)
    #expect(locked.status == 0, "\(locked.errors)")
    for (arguments, status, said) in [
      (["--kind", "Form", "--family", "systemSmall", "days=99"], 65, "“Days” (days) cannot be 99"),
      (["--kind", "None", "--family", "systemSmall"], 65, "None"),
      (["--kind", "Form", "--family", "systemSmall", "--place", "moon"], 65, "moon"),
      (["--kind", "Form", "--family", "systemSmall", "--column", "1"], 64, "--column and --row belong together; give both"),
      (["--kind", "Form", "--family", "systemSmall", "--row", "0", "--column", "1"], 64, "--row is counted from 1; got 0"),
      (["--kind", "Form", "--family", "systemSmall", "--page", "2"], 64, "--page needs --column and --row"),
      (["--kind", "Form", "--family", "systemSmall", "city"], 64, "write a value as key=value; got city"),
      (["--kind", "Form", "--family", "systemSmall", "city=a", "city=b"], 64, "city is given twice"),
      (["--kind", "Form", "--family", "systemSmall", "--config", "[1]"], 64, "--config is not a JSON object"),
      (["--kind", "Form", "--family", "systemSmall", "city=a", "--config", "{}"], 64, "give either key=value or --config"),
    ] {
      let refused = try command.run(["add", "Test"] + arguments)
      #expect(Int(refused.status) == status && refused.errors.contains(said), "\(arguments): \(refused.status) \(refused.errors)")
    }
    #expect(host.end(SIGTERM) == 0)
    // Without a host the command opens the folder itself.
    #expect(try command.run("gallery", "badform").text == found.text)
    #expect(try command.run("add", "Test", "--kind", "Good", "--family", "systemSmall").text.hasPrefix("added good-"))
    #expect(try command.run("add", "Test", "--kind", "Form", "--family", "systemSmall", "city=oslo").status == 69)
  }
}
