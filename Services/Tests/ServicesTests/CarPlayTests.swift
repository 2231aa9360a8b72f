import AlmanacFoundationCompat
import CarPlay
import Testing
import UIKit

/// Templates of a car's screen.
@Suite struct CarPlayTests {
  @MainActor @Test func `templates of a car keep their items, and a stack refuses them`() {
    let item = CPListItem(text: "Home", detailText: nil)
    item.setDetailText("12 min")
    let list = CPListTemplate(title: "Places", sections: [CPListSection(items: [item])])
    list.updateSections([CPListSection(items: [item, CPListItem(text: "Work", detailText: nil)])])
    #expect(list.itemCount == 2 && item.detailText == "12 min")
    var result: (Bool, (any Error)?)?
    CPInterfaceController().setRootTemplate(CPTabBarTemplate(templates: [list]), animated: false) { result = ($0, $1) }
    #expect(result?.0 == false && result?.1 != nil)
  }
}
