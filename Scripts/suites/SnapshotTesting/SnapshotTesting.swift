import Foundation
import SwiftUI
@_exported import UIKit
import WidgetTesting
import XCTest

// What tests of pictures need from the module SnapshotTesting. Apple's picture lies in the folder __Snapshots__ beside the test. Both pictures are
// measured, and the boxes of both are written as a line of JSON into the file that ALMANAC_BOXES names. Nothing is compared here.

/// A device that a view fills, and the edges that the view leaves free.
public struct ViewImageConfig: Sendable {
  let size: CGSize
  let insets: EdgeInsets
  let scale: Double
  // Pictures are drawn with the text size that is one smaller than the usual one.
  let textSize = DynamicTypeSize.medium
  public static let iPhone8 = ViewImageConfig(
    size: CGSize(width: 375, height: 667), insets: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), scale: 2)
}

public enum SwiftUISnapshotLayout: Sendable {
  case device(config: ViewImageConfig)
  case fixed(width: CGFloat, height: CGFloat)

  var config: ViewImageConfig {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height), insets: EdgeInsets(), scale: 3)
    }
  }
}

public struct Snapshotting<Value, Format> { let layout: SwiftUISnapshotLayout }

extension Snapshotting where Value: View, Format == UIImage {
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout) -> Snapshotting {
    Snapshotting(layout: layout)
  }
}

public func assertSnapshot<V: View>(
  of view: V, as snapshotting: Snapshotting<V, UIImage>, file: StaticString = #filePath, testName: String = #function
) {
  // XCTest calls a test without `async` on the main thread.
  nonisolated(unsafe) let view = view
  MainActor.assumeIsolated { measure(view, snapshotting.layout.config, file, testName) }
}

public func assertSnapshot<V: View>(
  matching view: V, as snapshotting: Snapshotting<V, UIImage>, file: StaticString = #filePath, testName: String = #function
) {
  assertSnapshot(of: view, as: snapshotting, file: file, testName: testName)
}

/// Apple's picture of a test, somewhere in the folder of the tests.
private func recorded(_ test: String, _ name: Substring, in folder: String) -> UIImage? {
  let place = "__Snapshots__/\(test)/\(name).1.png"
  let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return files.first { $0.hasSuffix(place) }.flatMap { UIImage(contentsOfFile: folder + "/" + $0) }
}

@MainActor private func measure(_ view: some View, _ config: ViewImageConfig, _ file: StaticString, _ testName: String) {
  let name = testName.prefix { $0 != "(" }
  let test = URL(fileURLWithPath: "\(file)").deletingPathExtension().lastPathComponent
  let environment = ProcessInfo.processInfo.environment
  guard let folder = environment["ALMANAC_PICTURES"], let boxes = environment["ALMANAC_BOXES"] else { return XCTFail("run-suites gives folders") }
  guard let recorded = recorded(test, name, in: folder) else { return XCTFail("there is no picture \(test)/\(name).1.png in \(folder)") }
  let filled = view.frame(maxWidth: .infinity, maxHeight: .infinity).padding(config.insets)
  do {
    let mine = try drawn(filled, config)
    let apples = try drawn(Image(uiImage: recorded).resizable().interpolation(.none), config)
    if let kept = environment["ALMANAC_KEEP"] {
      for (who, picture) in [("almanac", mine), ("apple", apples)] {
        try picture.png.write(to: URL(fileURLWithPath: kept).appendingPathComponent("\(test).\(name).\(who).png"))
      }
    }
    let result = Measured(
      test: "\(test).\(name)", scale: config.scale, apple: measured(apples, config), almanac: measured(mine, config),
      differing: differing(mine, apples, config))
    let output = URL(fileURLWithPath: boxes)
    if !FileManager.default.fileExists(atPath: output.path) { try Data().write(to: output) }
    let handle = try FileHandle(forWritingTo: output)
    try handle.seekToEnd()
    try handle.write(contentsOf: JSONEncoder().encode(result) + Data("\n".utf8))
    try handle.close()
  } catch {
    XCTFail("\(error)")
  }
}

struct Measured: Codable {
  let test: String
  let scale: Double
  let apple, almanac: [[Int]]
  /// The share of pixels that differ by more than a fourth of the range in a channel.
  let differing: Double
}

/// Where the view lies in the widget, in points: beside the round corners.
private let place = CGPoint(x: 40, y: 10)

extension ViewImageConfig {
  /// No widget is as large as a phone: a large one shows it at half size with twice the pixels.
  var reduction: Double { size.height <= 300 ? 1 : 2 }
  /// The first pixel of the view in the widget's picture.
  var origin: (Int, Int) { (Int(place.x * reduction * scale), Int(place.y * reduction * scale)) }
}

/// Draws a view in a large widget, pixel by pixel as large as Apple's picture.
@MainActor private func drawn(_ view: some View, _ config: ViewImageConfig) throws -> WidgetPicture {
  let content = Color.white.overlay(alignment: .topLeading) {
    view.frame(width: config.size.width, height: config.size.height).background(Color.white).environment(\.displayScale, config.scale)
      .scaleEffect(1 / config.reduction, anchor: .topLeading).offset(x: place.x, y: place.y)
  }
  var result: Result<WidgetPicture, any Error>?
  Task { @MainActor in
    let placement = WidgetPlacement(.systemLarge, dynamicTypeSize: config.textSize)
    do {
      result = .success(
        try await WidgetPicture(of: content, on: placement, at: Date(timeIntervalSince1970: 0), scale: config.reduction * config.scale))
    } catch { result = .failure(error) }
  }
  // A test of XCTest waits on the main thread, on which the view is drawn.
  while result == nil { RunLoop.main.run(until: Date().addingTimeInterval(0.005)) }
  return try result!.get()
}

/// The boxes of dark ink, of lines of text for example: left, top, right, bottom in pixels. Ink of one colour class that is near belongs to one box, as a line's
/// letters and their dots do.
private func measured(_ picture: WidgetPicture, _ config: ViewImageConfig) -> [[Int]] {
  let (width, height) = (Int(config.size.width * config.scale), Int(config.size.height * config.scale))
  let (left, top) = config.origin
  // 0: no ink, 1: grey, 2: coloured.
  var ink = [UInt8](repeating: 0, count: width * height)
  for y in 0..<height {
    for x in 0..<width {
      guard let pixel = picture.pixel(x: left + x, y: top + y) else { continue }
      let (low, high) = (min(pixel.red, pixel.green, pixel.blue), max(pixel.red, pixel.green, pixel.blue))
      ink[y * width + x] = low >= 160 ? 0 : high - low < 60 ? 1 : 2
    }
  }
  let (across, down) = (Int(8 * config.scale), Int(2.5 * config.scale))
  var found = [Bool](repeating: false, count: width * height)
  var boxes: [[Int]] = []
  for start in 0..<width * height where ink[start] > 0 && !found[start] {
    var (box, open) = ([start % width, start / width, start % width, start / width], [start])
    found[start] = true
    while let place = open.popLast() {
      let (x, y) = (place % width, place / width)
      box = [min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)]
      for row in max(0, y - down)...min(height - 1, y + down) {
        for column in max(0, x - across)...min(width - 1, x + across) {
          let near = row * width + column
          guard ink[near] == ink[start], !found[near] else { continue }
          found[near] = true
          open.append(near)
        }
      }
    }
    boxes.append([box[0], box[1], box[2] + 1, box[3] + 1])
  }
  return boxes
}

private func differing(_ first: WidgetPicture, _ second: WidgetPicture, _ config: ViewImageConfig) -> Double {
  let (width, height, (left, top)) = (Int(config.size.width * config.scale), Int(config.size.height * config.scale), config.origin)
  var count = 0
  for y in top..<top + height {
    for x in left..<left + width {
      guard let one = first.pixel(x: x, y: y), let other = second.pixel(x: x, y: y) else { continue }
      if max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue)) > 64 { count += 1 }
    }
  }
  return Double(count) / Double(width * height)
}
