import AlmanacFoundationCompat
import Testing
import XCTest

@_exported import struct AlmanacPainter.PictureTolerance

/// Compares a picture with the recorded one of that name in the folder `Pictures` beside the test's file.
///
/// Run the tests with `RECORD_PICTURES=1` to record all pictures again, with `RECORD_PICTURES=missing` to record only missing ones; look at a picture
/// before you commit it, and exclude the folder in the manifest: `exclude: ["Pictures"]`. If the pictures differ, an issue describes the difference. The
/// recorded picture, the painted one and the difference are attached to the test and written to `.build/pictures`;
/// `swift test --attachments-path FOLDER` keeps attachments.
///
/// The file `fonts.txt` beside the pictures names the fonts with which they were recorded. If this machine has other fonts, a line before the first
/// comparison and every reported difference say so.
///
/// - Parameters:
///   - name: a file name without its extension; `/` separates folders.
///   - tolerance: the allowed difference of the pictures.
public func expectPicture(
  _ picture: WidgetPicture, named name: String, tolerance: PictureTolerance = .standard, file: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  guard let problem = RecordedPicture.problem(of: picture, named: name, tolerance: tolerance, beside: file) else { return }
  for picture in problem.attachments { Testing.Attachment.record([UInt8](picture.png), named: picture.name, sourceLocation: sourceLocation) }
  Issue.record("\(problem.sentence)", sourceLocation: sourceLocation)
}

/// Does in an `XCTestCase` what ``expectPicture(_:named:tolerance:file:sourceLocation:)`` does in a test of Swift Testing. XCTest has no attachments on
/// Linux, so the failure names the files of the recorded picture, the painted one and the difference.
///
/// - Parameters:
///   - name: a file name without its extension; `/` separates folders.
///   - tolerance: the allowed difference of the pictures.
public func assertPicture(
  _ picture: WidgetPicture, named name: String, tolerance: PictureTolerance = .standard, file: StaticString = #filePath, line: UInt = #line
) {
  guard let problem = RecordedPicture.problem(of: picture, named: name, tolerance: tolerance, beside: "\(file)") else { return }
  XCTFail(problem.sentence, file: file, line: line)
}

extension RecordedPicture {
  /// Records or compares a picture, depending on the variable `RECORD_PICTURES`.
  fileprivate static func problem(of picture: WidgetPicture, named name: String, tolerance: PictureTolerance, beside file: String) -> Problem? {
    let mode = Mode(environment: ProcessInfo.processInfo.environment["RECORD_PICTURES"])
    do {
      return try RecordedPicture(name, beside: URL(fileURLWithPath: file)).compare(picture, tolerance: tolerance, mode: mode)
    } catch {
      return Problem(sentence: "\(name): \(error)")
    }
  }
}
