import SwiftUICore
import Testing

@MainActor
/// Stacks.
@Suite struct LayoutStackTests {
  let fixture = LayoutFixture()

  @Test func `a stack is as long as its children and their spacing, and centred in the widget`() {
    let out = fixture.render {
      HStack(spacing: 4) {
        Block("a", 10, 20); Block("b", 30, 10)
      }
    }
    #expect(out.frame("a") == CGRect(28, 40, 10, 20))
    #expect(out.frame("b") == CGRect(42, 45, 30, 10))
  }

  @Test func `flexible children share the remaining length equally`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block.filling("a"); Block("b", 20, 10); Block.filling("c")
      }
    }
    #expect(out.frame("a").width == 40)
    #expect(out.frame("c") == CGRect(60, 0, 40, 100))
  }

  @Test func `the least flexible child chooses first, whatever its position`() {
    // In source order, `a` would be offered a third (33.3) first. As the last one it gets what the others leave.
    let out = fixture.render {
      HStack(spacing: 0) {
        Block.filling("a")
        Block("b", width: 0...20, height: 10...10)
        Block("c", width: 0...30, height: 10...10)
      }
    }
    #expect(out.frame("b").width == 20)
    #expect(out.frame("c").width == 30)
    #expect(out.frame("a").width == 50)
  }

  @Test func `a child that takes less than its share leaves the rest to later children`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", width: 0...20, height: 10...10); Block("b", width: 0...200, height: 10...10)
      }
    }
    #expect(out.frame("a").width == 20)
    #expect(out.frame("b").width == 80)
  }

  @Test func `if a child's minimum is too large, the stack overflows on both sides`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 80, 10); Block("b", 60, 10)
      }
    }
    #expect(out.frame("a").minX == -20)
    #expect(out.frame("b").maxX == 120)
  }

  @Test func `a higher layout priority is offered everything except the others' minimum`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", width: 10...80, height: 10...10)
        Block("b", width: 10...80, height: 10...10).layoutPriority(1)
      }
    }
    #expect(out.frame("b").width == 80)
    #expect(out.frame("a").width == 20)
  }

  @Test func `a priority takes no more than leaves lower priorities their minimum`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", width: 30...80, height: 10...10)
        Block.filling("b").layoutPriority(1)
      }
    }
    #expect(out.frame("b").width == 70)
    #expect(out.frame("a").width == 30)
  }

  @Test func `with an unspecified length each child takes its ideal length`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", width: 0...100, height: 10...10, ideal: CGSize(width: 25, height: 10)); Block.filling("b")
      }.fixedSize()
    }
    #expect(out.frame("a").width == 25)
    #expect(out.frame("b").width == 10)
  }

  @Test func `in a stack of ideal height a filling child is as high as the highest one`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", 20, 40); Divider()
      }.fixedSize(horizontal: false, vertical: true)
    }
    #expect(out.frame("Divider").height == 40)
    #expect(out.frame("Divider").minY == out.frame("a").minY)
  }

  @Test func `default spacing is 8 between plain views`() {
    let out = fixture.render {
      HStack {
        Block("a", 10, 10); Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").minX - out.frame("a").maxX == 8)
  }

  @Test func `a spacer keeps no distance from its neighbours`() {
    let out = fixture.render {
      HStack {
        Block("a", 10, 10); Spacer(); Block("b", 10, 10)
      }
    }
    #expect(out.frame("a").minX == 0)
    #expect(out.frame("b").maxX == 100)
  }

  @Test func `a spacer is never shorter than its minimum, 8 by default`() {
    let tight = fixture.render {
      HStack(spacing: 0) {
        Block("a", 60, 10); Spacer(); Block("b", 60, 10)
      }
    }
    #expect(tight.frame("b").minX - tight.frame("a").maxX == 8)
    let given = fixture.render {
      HStack(spacing: 0) {
        Block("a", 60, 10); Spacer(minLength: 30); Block("b", 60, 10)
      }
    }
    #expect(given.frame("b").minX - given.frame("a").maxX == 30)
  }

  @Test func `a spacer takes no length that another view could use`() {
    let out = fixture.render {
      HStack(spacing: 0) {
        Block("a", width: 10...92, height: 10...10); Spacer(minLength: 0); Block("b", 8, 10)
      }
    }
    #expect(out.frame("a").width == 92)
  }

  @Test func `two spacers share the remaining length`() {
    let out = fixture.render {
      VStack(spacing: 0) {
        Spacer(); Block("a", 10, 20); Spacer(); Block("b", 10, 20)
      }
    }
    #expect(out.frame("a").minY == 30)
    #expect(out.frame("b").maxY == 100)
  }

  @Test func `a column aligns its children's leading edges`() {
    let out = fixture.render {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 10, 10); Block("b", 40, 10)
      }
    }
    #expect(out.frame("a").minX == 30)
    #expect(out.frame("b").minX == 30)
  }

  @Test func `a row aligns bottoms`() {
    let out = fixture.render {
      HStack(alignment: .bottom, spacing: 0) {
        Block("a", 10, 10); Block("b", 10, 30)
      }
    }
    #expect(out.frame("a").maxY == out.frame("b").maxY)
  }

  @Test func `a divider is a thin line across its stack`() {
    var fixture = fixture
    fixture.scale = 2
    let row = fixture.render { HStack(spacing: 0) { Divider() } }
    #expect(row.frame("Divider").size == CGSize(width: 0.5, height: 100))
    let column = fixture.render { VStack(spacing: 0) { Divider() } }
    #expect(column.frame("Divider").size == CGSize(width: 100, height: 0.5))
  }

  @Test func `a view without content takes no space and no spacing`() {
    let hidden = false
    let out = fixture.render {
      HStack {
        Block("a", 10, 10); EmptyView(); if hidden { Block("x", 10, 10) }; Block("b", 10, 10)
      }
    }
    #expect(out.frame("b").minX - out.frame("a").maxX == 8)
  }

  @Test func `groups, ForEach and sections are flattened into the stack`() {
    let out = fixture.render {
      VStack(spacing: 0) {
        Group {
          Block("a", 10, 10); Block("b", 10, 10)
        }
        ForEach(0..<2) { Block("row\($0)", 10, 10) }
        Section {
          Block("c", 10, 10)
        } header: {
          Block("head", 10, 10)
        }
      }
    }
    #expect(out.names == ["a", "b", "row0", "row1", "head", "c"])
    #expect(out.frame("c").minY - out.frame("a").minY == 50)
  }

  @Test func `several views at the root are stacked in a column`() {
    let out = fixture.render {
      Block("a", 10, 10); Block("b", 10, 10)
    }
    #expect(out.frame("b").minY - out.frame("a").maxY == 8)
  }

  @Test func `a ZStack is as large as the union of its children`() {
    let out = fixture.render {
      ZStack(alignment: .bottomTrailing) {
        Block("a", 40, 20); Block("b", 10, 60)
      }.background(Block.filling("back"))
    }
    #expect(out.frame("back").size == CGSize(width: 40, height: 60))
    #expect(out.frame("a") == CGRect(30, 60, 40, 20))
    #expect(out.frame("b") == CGRect(60, 20, 10, 60))
  }

  @Test func `in a ZStack only the highest priority determines the size`() {
    let out = fixture.render {
      ZStack {
        Block.filling("back"); Block("a", 40, 20).layoutPriority(1)
      }
    }
    #expect(out.frame("back") == CGRect(30, 40, 40, 20))
  }

  @Test func `zIndex changes the drawing order, not the layout`() {
    let out = fixture.render {
      ZStack {
        Block("a", 10, 10).zIndex(1); Block("b", 20, 20)
      }
    }
    #expect(out.names == ["b", "a"])
  }

  @Test func `edges are rounded to whole pixels and adjacent views stay adjacent`() {
    var fixture = fixture
    fixture.scale = 2
    let out = fixture.render { HStack(spacing: 0) { ForEach(0..<3) { Block.filling("\($0)") } } }
    #expect(out.frame("0").maxX == 33.5)
    #expect(out.frame("1").minX == 33.5)
    #expect(out.frame("1").maxX == 66.5)
    #expect(out.frame("2").maxX == 100)
  }
}
