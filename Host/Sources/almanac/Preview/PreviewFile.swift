import AlmanacProfiles
import Foundation
import Previews

/// A preview as one HTML file with its pictures inside.
struct PreviewFile {
  let snapshot: PreviewSnapshot
  /// The PNG files by their hashes.
  let files: [String: Data]

  private static let style = """
    :root { color-scheme: light dark }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 28px; background: light-dark(#f2f2f6, #0e0e11); color: light-dark(#1c1c1e, #f5f5f7) }
    h1 { font-size: 24px; margin: 0 }
    h2 { font-size: 18px; margin: 32px 0 0 }
    p { margin: 2px 0 12px; font-size: 13px; color: light-dark(#6b6b73, #a4a4ae) }
    .row { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
    figure { margin: 0 }
    .stage { padding: 18px; border-radius: 24px; background: #e6e6ec }
    .stage.dark { background: #2a2a30 }
    .stage.wallpaper { background: linear-gradient(160deg, #a9c4f5, #e7b9c9 60%, #f3d9ae) }
    .stage.dark.wallpaper { background: linear-gradient(160deg, #1b2a52, #4a2748 60%, #6a4326) }
    .stage.watch { background: #000 }
    img { display: block }
    figcaption { margin: 7px 4px 0; font-size: 13px; color: light-dark(#6b6b73, #a4a4ae) }
    .fault { max-width: 24em; color: light-dark(#d70015, #ff6961) }
    """

  func html() -> Data {
    let title = SheetPage.escaped(snapshot.app)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(title)</h1>

      """
    for subject in snapshot.subjects {
      page += "<h2>\(SheetPage.escaped(subject.title))</h2>\n<p>\(SheetPage.escaped(subject.detail))</p>\n<div class=\"row\">\n"
      for picture in snapshot.pictures where picture.subject == subject.id { page += figure(picture, subject) }
      page += "</div>\n"
    }
    return Data((page + "</html>\n").utf8)
  }

  private func figure(_ picture: PictureReport, _ subject: PreviewSubject) -> String {
    let caption = SheetPage.escaped([picture.scheme, picture.mode, picture.textSize, picture.locale].joined(separator: " · "))
    let hasWallpaper = subject.family.hasPrefix("accessory") || picture.mode != "fullColor"
    // A watch is black behind its widgets.
    let isOnWatch = Profiles.device(named: subject.device)?.kind == .watch
    let classes = ["stage", picture.scheme, isOnWatch ? "watch" : hasWallpaper ? "wallpaper" : ""].filter { !$0.isEmpty }.joined(separator: " ")
    var content = ""
    if let hash = picture.hash, let file = files[hash] {
      content =
        "<img width=\"\(Int(picture.width.rounded()))\" height=\"\(Int(picture.height.rounded()))\" alt=\"\(SheetPage.escaped(subject.title)), \(caption)\" "
        + "src=\"data:image/png;base64,\(file.base64EncodedString())\">"
    }
    let fault = picture.fault.map { "<p class=\"fault\">\(SheetPage.escaped($0))</p>" } ?? ""
    return "<figure><div class=\"\(classes)\">\(content)\(fault)</div><figcaption>\(caption)</figcaption></figure>\n"
  }
}
