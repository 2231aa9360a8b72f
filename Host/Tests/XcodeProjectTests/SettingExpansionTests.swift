import Foundation
import Testing

@testable import XcodeProject

/// References to build settings, by the rules of swift-build.
@Suite struct SettingExpansionTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings { BuildSettings(levels: levels) }

  @Test(
    arguments: [
      ("$(NAME:rfc1034identifier)", "Shop-Widget-2-0"), ("$(DIGIT:rfc1034identifier)", "-048--x"), ("$(DIGIT:identifier)", "_048__x"),
      ("$(NAME:c99extidentifier)", "Shop_Widget_2_0"), ("$(NAME:lower:rfc1034identifier)", "shop-widget-2-0"), ("$(NAME:upper)", "SHOP WIDGET 2.0"),
      ("$(NAME:lower:rfc1034identifier:default=x)", "shop-widget-2-0"), ("$(NONE:lower:rfc1034identifier:default=x)", "x"),
      ("$(NONE:default=$(NAME:lower))", "shop widget 2.0"), ("$(NONE:default=)", ""), ("$(PATH:file)", "b.c.txt"), ("$(PATH:base)", "b.c"),
      ("$(PATH:suffix)", ".txt"), ("$(PATH:dir)", "/r/a/"), ("$(NAME:dir)", "./"), ("$(HIDDEN:suffix)", ""), ("$(HIDDEN:base)", ".hidden"),
      ("$(PATH:suffix=md)", "/r/a/b.c.md"), ("$(PATH:suffix=.md)", "/r/a/b.c.md"), ("$(PATH:base=x)", "/r/a/x.txt"),
      ("$(PATH:file=x.y)", "/r/a/x.y"), ("$(PATH:dir=/q)", "/q/b.c.txt"), ("$(LONG:standardizepath)", "/r/c"), ("$(YES:not)", "NO"),
      ("$(NONE2:not)", "YES"), ("$(VERSION:truncatedversion)", "1.2.3"), ("$(NAME:unheard)", "Shop Widget 2.0"),
      ("$(NAME:unheard=1)", "Shop Widget 2.0"),
      ("${NAME}", "Shop Widget 2.0"), ("$[NAME]", "Shop Widget 2.0"), ("$NAME.x", "$NAME.x"), ("$YES!", "YES!"), ("$5 $$x $", "$5 $x $"),
      ("$(YES)$(YES:lower)", "YESyes"), ("$(P$(YES:lower))", "nested"), ("$(NAME", "$(NAME"), ("a $(NAME:lower", "a $(NAME:lower"), ("$()", ""),
    ])
  func `operations give parts and forms of a value`(text: String, expected: String) {
    let settings = settings([
      "NAME": "Shop Widget 2.0", "DIGIT": "2048.éx", "PATH": "/r/a/b.c.txt",
      "HIDDEN": "a/.hidden", "LONG": "/r/./a//../c", "YES": "YES", "VERSION": "1.2.3.4.5", "Pyes": "nested", "NONE2": "",
    ])
    #expect(settings.expanded(text) == expected)
  }

  @Test func `a setting that refers to itself gets the value of the level below`() {
    #expect(settings(["A": "one"], ["A": "$(A) two"], ["A": "$(B)", "B": "<$(A)>"])["A"] == "<one two>")
    #expect(settings(["A": "one"], ["A": "$(value) two"])["A"] == "one two")
    #expect(settings(["A": "$(A)$(A)", "B": "$(C)", "C": "x$(B)"])["A"] == "")
    #expect(settings(["A": "$(inherited)x"])["A"] == "x" && settings([:]).expanded("$(inherited)x") == "x")
  }

  @Test func `names that nothing sets are told, those with a default are not`() {
    let settings = settings(["A": "$(GONE).$(B)", "B": "$(LOST:lower)$(MAYBE:default=x)$(EMPTY)$(inherited)", "EMPTY": "", "LOOP": "$(LOOP)"])
    #expect(settings.faults(in: "A") == SettingFaults(undefined: ["GONE", "LOST"]))
    #expect(settings.faults(in: "LOOP") == SettingFaults() && settings.faults(in: "NEVER") == SettingFaults())
    var faults = SettingFaults()
    let list = settings.expanded(list: ["k$(KEY)": ["a": ["$(DEEP)", 3]], "t": "$NOT"], &faults)
    #expect(faults == SettingFaults(undefined: ["DEEP"]) && list["t"] as? String == "$NOT" && list["k$(KEY)"] != nil)
    let keys = settings.expanded(list: ["k$(KEY)": "1"], replacesKeys: true, &faults)
    #expect(faults == SettingFaults(undefined: ["DEEP", "KEY"]) && keys["k"] as? String == "1")
  }

  @Test func `settings that unfold without end are empty and told`() {
    // Each of 40 settings names the next one twice.
    var doubled = Dictionary(uniqueKeysWithValues: (0..<40).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") })
    doubled["A40"] = ""
    // 200 settings in a row.
    let row = Dictionary(uniqueKeysWithValues: (0..<200).map { ("B\($0)", "$(B\($0 + 1))") })
    let large = ["C": String(repeating: "x", count: 1 << 20), "D": "$(C)$(C)$(C)$(C)$(C)", "E": String(repeating: "$(C:not)", count: 100)]
    let nested = ["F": String(repeating: "$(", count: 100_000), "G": String(repeating: "$(X:default=", count: 100_000)]
    let settings = settings(doubled.merging(row) { $1 }.merging(large) { $1 }.merging(nested) { $1 })
    for key in ["A0", "B0", "D", "E", "F", "G"] {
      #expect(settings[key] == "", "\(key)")
      #expect(settings.faults(in: key).isTooLarge, "\(key)")
    }
    #expect(settings["A38"] == "" && !settings.faults(in: "A38").isTooLarge && settings["C"]?.count == 1 << 20)
    // The texts of a list share the limits.
    var faults = SettingFaults()
    let list = settings.expanded(list: ["a": Array(repeating: "$(C)", count: 100)], &faults)
    #expect(faults.isTooLarge && (list["a"] as? [String])?.last == "")
  }

  @Test func `many values of one setting that inherit from each other end`() {
    var assignments = SettingAssignments()
    for _ in 0..<1000 { assignments.add("A", "$(inherited)$(inherited)") }
    let settings = BuildSettings(assignments, sourceRoot: URL(fileURLWithPath: "/p"), configuration: "Release")
    #expect(settings["A"] == "" && settings.faults(in: "A").isTooLarge)
  }
}
