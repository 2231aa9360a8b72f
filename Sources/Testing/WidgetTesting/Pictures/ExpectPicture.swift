import FoundationCompat
import Testing
import XCTest

@_exported import struct Painter.PictureTolerance

/// Compares a picture with the recorded one of that name in the folder `Pictures` beside the test's file.
///
/// Run the tests with `RECORD_PICTURES=1` to record all pictures again, with `RECORD_PICTURES=missing` to record only missing ones; look at a picture
/// before you commit it, and exclude the folder in the manifest: `exclude: ["Pictures"]`. If the pictures differ, an issue of Swift Testing or a failure of
/// XCTest describes the difference. The recorded picture, the painted one and the difference are attached to the test and written to `.build/pictures`;
/// `swift test --attachments-path FOLDER` keeps attachments. XCTest has none on Linux, so there the failure names the files.
///
/// Beside the pictures is `fonts.txt`, which says with which fonts they were recorded. If this machine has others, that is told before the first
/// comparison and in every difference.
///
/// - Parameters:
///   - name: a file name without its extension; `/` separates folders.
///   - tolerance: how much the pictures may differ.
public func expectPicture(
  _ picture: WidgetPicture, named name: String, tolerance: PictureTolerance = .standard, file: StaticString = #filePath, line: UInt = #line,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let mode = RecordedPicture.Mode(environment: ProcessInfo.processInfo.environment["RECORD_PICTURES"])
  let report = PictureReport(file: file, line: line, sourceLocation: sourceLocation)
  do {
    let recorded = try RecordedPicture(name, beside: URL(fileURLWithPath: "\(file)"))
    guard let problem = try recorded.compare(picture, tolerance: tolerance, mode: mode) else { return }
    report.attach(problem.attachments)
    report.fail(problem.sentence)
  } catch {
    report.fail("\(name): \(error)")
  }
}

/// Where a failed comparison is reported: to the test library that runs the calling test.
struct PictureReport {
  let file: StaticString
  let line: UInt
  let sourceLocation: Testing.SourceLocation

  /// Whether XCTest runs the test; Swift Testing knows its own.
  private var isXCTest: Bool { Test.current == nil }

  func fail(_ sentence: String) {
    if isXCTest { XCTFail(sentence, file: file, line: line) } else { Issue.record("\(sentence)", sourceLocation: sourceLocation) }
  }

  func attach(_ pictures: [RecordedPicture.Attachment]) {
    guard !isXCTest else { return }
    for picture in pictures { Testing.Attachment.record([UInt8](picture.png), named: picture.name, sourceLocation: sourceLocation) }
  }
}
