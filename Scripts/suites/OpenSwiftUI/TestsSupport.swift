@_exported import Foundation
@_exported import SwiftUI
import Testing
@_exported import UIKit
import WidgetTesting

// What OpenSwiftUI's compatibility tests need from its module OpenSwiftUITestsSupport, which exists on Apple's systems only. There, a window draws a view and
// updates it for as long as the test waits. Here the view is drawn once as a widget, with all updates that drawing itself causes.

extension Color {
  public init(platformColor: UIColor) { self.init(uiColor: platformColor) }
}

/// Draws a view that a test has made.
@MainActor public final class PlatformHostingController<V: View> {
  let rootView: V

  public init(rootView: V) { self.rootView = rootView }

  /// Draws nothing: what calls this has no time to wait.
  public func triggerLayout() {}

  /// Draws for a watch: it has one appearance, so every body runs once for each of its updates.
  func draw() async throws {
    _ = try await WidgetPicture(of: rootView, on: WidgetPlacement(.accessoryRectangular, device: "watch-45mm"), at: .now, scale: 1)
  }
}

/// The test waits for something that did not happen while the view was drawn.
struct DrawingEnded: Error, CustomStringConvertible {
  var description: String { "the view was drawn, and nothing resumed the test" }
}

/// Draws, and waits for a second until the test resumes. A test that never resumes must not hold the others: its continuation is left.
@MainActor private func wait(_ draw: @MainActor @escaping (UnsafeContinuation<Void, Never>) async throws -> Void) async throws {
  @MainActor final class Progress {
    var hasResumed = false
    var error: (any Error)?
  }
  let progress = Progress()
  Task { @MainActor in
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      Task { @MainActor in
        do { try await draw(continuation) } catch { progress.error = error }
      }
    }
    progress.hasResumed = true
  }
  for _ in 0..<100 where !progress.hasResumed && progress.error == nil { try await Task.sleep(for: .milliseconds(10)) }
  if let error = progress.error { throw error }
  if !progress.hasResumed { throw DrawingEnded() }
}

@MainActor public func triggerLayoutWithWindow<V: View>(
  expectedCount: some RangeExpression<Int> & Sequence<Int> & Sendable,
  _ body: @MainActor @escaping (Confirmation, UnsafeContinuation<Void, Never>) -> PlatformHostingController<V>
) async throws {
  try await confirmation(expectedCount: expectedCount) { confirmation in
    try await wait { continuation in try await body(confirmation, continuation).draw() }
  }
}

@MainActor public func triggerLayoutWithWindow<V: View>(
  expectedCount: Int = 1, _ body: @MainActor @escaping (Confirmation, UnsafeContinuation<Void, Never>) -> PlatformHostingController<V>
) async throws {
  try await confirmation(expectedCount: expectedCount) { confirmation in
    try await wait { continuation in try await body(confirmation, continuation).draw() }
  }
}

@MainActor public func triggerLayoutWithWindow<V: View>(
  expectedCount: Int = 1, _ body: @MainActor @escaping (Confirmation) -> PlatformHostingController<V>
) async throws {
  try await confirmation(expectedCount: expectedCount) { confirmation in try await body(confirmation).draw() }
}

@MainActor public func triggerLayoutWithWindow<V: View>(
  _ body: @MainActor @escaping (UnsafeContinuation<Void, Never>) -> PlatformHostingController<V>
) async throws {
  try await wait { continuation in try await body(continuation).draw() }
}
