import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

// A symbolic link in Swift5AuthorTests leads to this file, so that both language modes run its tests.

/// Views that code outside of the main actor creates. That NodeRenderer.swift compiles is part of the test.
@Suite(.clockStaysInTask)
struct NodeRendererTests {
  private static let noon = Date(timeIntervalSince1970: 1_767_960_000)

  @Test func `modifiers of no actor draw what the same modifiers draw on the main actor`() async throws {
    let node = Node(text: "Milk", padding: 6, fills: true)
    let made = NodeRenderer.view(of: node)
    let there = try await WidgetPicture(of: made, on: WidgetPlacement(.systemSmall), at: Self.noon, scale: 1)
    let here = try await WidgetPicture(of: NodeRenderer.view(of: node), on: WidgetPlacement(.systemSmall), at: Self.noon, scale: 1)
    let other = try await WidgetPicture(of: NodeRenderer.view(of: Node(fraction: 0.5)), on: WidgetPlacement(.systemSmall), at: Self.noon, scale: 1)
    #expect(there.png == here.png && there.png != other.png)
  }

  @Test func `a view crosses from one actor to another`() async throws {
    let row = await NodeMaker().row("Bread")
    let row2 = await NodeMaker().row("Butter")
    let bread = try await WidgetPicture(of: row, on: WidgetPlacement(.systemSmall), at: Self.noon, scale: 1)
    let butter = try await WidgetPicture(of: row2, on: WidgetPlacement(.systemSmall), at: Self.noon, scale: 1)
    #expect(bread.png != butter.png)
  }
}
