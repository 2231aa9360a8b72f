import Foundation

@testable import AlmanacTextEngine

/// A font of icons, without Latin letters: one square from 0.1 em below the baseline to 0.9 em above it, at U+E000.
///
/// Its horizontal header has the ascent 0.9, the descent 0.1 and the gap 0.05 em. Its OS/2 table has other figures (0.7, 0.3, 0.2, and 1.2, 0.4 for
/// Windows) and says that these be used, which Core Text does not follow.
enum IconFont {
  static let family = "Almanac Test Icons"

  private static let file = FileManager.default.temporaryDirectory.appendingPathComponent("icons-\(UUID().uuidString).ttf")

  /// Registers the font with this process's text engine.
  static func register() throws {
    // The text engine reads the file again later, so it is removed when the process ends.
    atexit { try? FileManager.default.removeItem(at: IconFont.file) }
    try (Data(base64Encoded: data) ?? Data()).write(to: file)
    try TextEngine.register(fontFile: file)
  }

  private static let data = """
    AAEAAAAKAIAAAwAgT1MvMiYNN3AAAAEoAAAAYGNtYXAADOBTAAABkAAAADRnbHlmoDYF4AAAAcwAAAAaaGVhZBAmjAAAAACsAAAANmhoZWEHoAOGAAAA5AAA
    ACRobXR4A+gAAAAAAYgAAAAGbG9jYQANAAAAAAHEAAAABm1heHAABAAGAAABCAAAACBuYW1lLkqHNwAAAegAAAFBcG9zdAADAAAAAAMsAAAAIAABAAAAAQAA
    hN4yTl8PPPUAAwPoAAAAANaTpAAAAAAA1pOkAAAA/5wD6AOEAAAAAwACAAAAAAAAAAEAAAOE/5wAMgPoAAAAAAPoAAEAAAAAAAAAAAAAAAAAAAABAAEAAAAC
    AAQAAQAAAAAAAgAAAAAAAAAAAAAAAAAAAAAABAPoAZAABQAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAPz8/PwDA
    4ADgAAK8/tQAyASwAZAAAAAAAAAAAAAAAAAAAAAgAAAD6AAAAAAAAAAAAAIAAAADAAAAFAADAAEAAAAUAAQAIAAAAAQABAABAADgAP//AADgAP//IAEAAQAA
    AAAAAAAAAA0AAAABAAD/nAPoA4QAAwAAFREhEQPoZAPo/BgAAAAAAAAKAH4AAQAAAAAAAQASAAAAAQAAAAAAAgAHABIAAQAAAAAAAwAQABkAAQAAAAAABAAS
    AAAAAQAAAAAABgAYACkAAwABBAkAAQAkAEEAAwABBAkAAgAOAGUAAwABBAkAAwAgAHMAAwABBAkABAAkAEEAAwABBAkABgAwAJNBbG1hbmFjIFRlc3QgSWNv
    bnNSZWd1bGFyQWxtYW5hY1Rlc3RJY29uc0FsbWFuYWNUZXN0SWNvbnMtUmVndWxhcgBBAGwAbQBhAG4AYQBjACAAVABlAHMAdAAgAEkAYwBvAG4AcwBSAGUA
    ZwB1AGwAYQByAEEAbABtAGEAbgBhAGMAVABlAHMAdABJAGMAbwBuAHMAQQBsAG0AYQBuAGEAYwBUAGUAcwB0AEkAYwBvAG4AcwAtAFIAZQBnAHUAbABhAHIA
    AAAAAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==
    """.filter { !$0.isWhitespace }
}
