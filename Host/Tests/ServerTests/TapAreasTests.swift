import Foundation
import Testing

@testable import Server

/// What `almanac tap --list` prints.
@Suite struct TapAreasTests {
  private func lines(_ json: String) throws -> [String] { try JSONDecoder().decode(TapAreas.self, from: Data(json.utf8)).lines }

  @Test func `names what can be tapped as assistive technology does`() throws {
    #expect(
      try lines(
        """
        {"content": "c", "widgetURL": null,
         "actions": [{"path": "0.1", "link": "shop://milk", "intent": null}, {"path": "0.2", "link": null, "intent": "4Shop3BuyV"},
                     {"path": "0.3", "link": null, "intent": "4Shop4DropV"}, {"path": "0.4", "link": null, "intent": "4Shop4SortV"}],
         "elements": [{"path": null, "role": "group", "label": "", "children": [
           {"path": "0.1", "role": "link", "label": "Milk", "children": []}, {"path": "0.2", "role": "toggle", "label": "Bread", "children": [
             {"path": "0.3", "role": "button", "label": "", "children": []}]}]}]}
        """) == [
          "0.1  link “Milk” shop://milk", "0.2  toggle “Bread”", "0.3  button 4Shop4DropV", "0.4  button 4Shop4SortV", "elsewhere  the app",
        ])
  }

  @Test func `what a widget calls itself cannot control the terminal`() throws {
    let shown = try lines(
      """
      {"content": "c", "widgetURL": "shop://\\u001b[2J", "actions": [{"path": "0", "link": null, "intent": "i"}],
       "elements": [{"path": "0", "role": "button", "label": "A\\u001b]0;x\\u0007\\nB\\u202e", "children": []}]}
      """)
    #expect(shown == ["0  button “A\\u{1b}]0;x\\u{7} B”", "elsewhere  shop://\\u{1b}[2J"])
  }
}
