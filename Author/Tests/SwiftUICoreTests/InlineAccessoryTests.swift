import AlmanacWireSchema
import Testing

@testable import SwiftUICore

/// Inline accessories.
@Suite
@MainActor
struct InlineAccessoryTests {
  private let fixture = LayoutFixture(size: CGSize(width: 200, height: 26), scale: 3) { $0.core.family = .accessoryInline }

  @Test func `one image and one text keep their own row`() {
    let out = fixture.render {
      HStack(spacing: 2) {
        Image(systemName: "star")
        Text("Rain")
      }
    }
    #expect(out.names == ["Image", "Text"] && out.diagnostics.allSatisfy { $0.name != "accessoryInline.reduced" })
    #expect(abs(out.frame("Text").minX - out.frame("Image").maxX - 2) < 0.4)
  }

  @Test func `a column is reduced to its first text, with a note`() {
    let out = fixture.render {
      VStack {
        Text("Time:")
        Text("9:30")
        Text("Emoji:")
      }
    }
    #expect(out.names == ["Text"] && out.has("accessoryInline.reduced"))
    #expect(out.frame("Text").minY >= 0 && out.frame("Text").maxY <= 26)
  }

  @Test func `an image above a text is moved beside it`() {
    let out = fixture.render {
      VStack {
        Spacer()
        Image(systemName: "star").padding(40)
        Text("Rain")
      }
    }
    #expect(out.names == ["Image", "Text"])
    #expect(out.frame("Image").maxX <= out.frame("Text").minX)
    #expect(abs(out.frame("Image").midY - out.frame("Text").midY) < 0.4)
  }

  @Test func `redaction and accessibility around the shown parts are kept, both around all of them and around one`() {
    let out = fixture.render {
      VStack {
        Text("Balance").accessibilityLabel("Balance of the day")
        Text("12 €")
      }.privacySensitive()
    }
    #expect(out.names == ["Text"])
    #expect(out.nodes.contains { $0.accessibility.label == "Balance of the day" })
    #expect(out.nodes.contains { $0.privacySensitive })
  }

  @Test func `shapes are left out; without text and image nothing is drawn`() {
    let out = fixture.render {
      ZStack {
        Circle()
        Text("Rain")
      }
    }
    #expect(out.names == ["Text"] && out.has("accessoryInline.reduced"))
    let none = fixture.render { Circle() }
    #expect(none.names.isEmpty && none.has("accessoryInline.reduced"))
  }

  @Test func `ViewThatFits chooses before the reduction`() {
    let out = fixture.render {
      ViewThatFits {
        Text("A sentence that is much too long for the line above the clock of a phone")
        Text("Rain")
      }
    }
    #expect(out.names == ["Text"] && !out.has("accessoryInline.reduced") && out.frame("Text").width < 60)
  }
}
