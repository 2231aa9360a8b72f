import AlmanacPainter
import Foundation

/// A sheet as one HTML file with its pictures inside. The same pictures give the same bytes.
struct SheetPage {
  let title: String
  let layout: SheetLayout
  /// Pixels per point of the pictures.
  let scale: Double

  private static let style = """
    body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #fff; color: #111 }
    table { border-collapse: collapse; margin-bottom: 32px }
    th { font-weight: 500; text-align: left; padding: 6px 12px 6px 0; vertical-align: top }
    thead th { position: sticky; top: 0; background: #fff }
    td { padding: 4px 8px 4px 0; vertical-align: top }
    img { display: block; border-radius: 6px }
    .fault { color: #b00020; max-width: 24em }
    @media (prefers-color-scheme: dark) { body, thead th { background: #111; color: #eee } .fault { color: #ff8a80 } }
    """

  func html() throws -> Data {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(Self.escaped(title))</h1>

      """
    for section in layout.sections {
      page += "<h2>\(Self.escaped(section.name))</h2>\n"
      for table in section.tables {
        page += "<table>\n<thead><tr><th></th>" + table.columns.map { "<th>\($0.name)</th>" }.joined() + "</tr></thead>\n"
        for row in table.rows {
          page += "<tr><th>\(Self.escaped(row.name))</th>"
          for column in table.columns { page += "<td>\(try cell(row.cells[column], "\(section.name), \(row.name), \(column.name)"))</td>" }
          page += "</tr>\n"
        }
        page += "</table>\n"
      }
    }
    return Data((page + "</html>\n").utf8)
  }

  private func cell(_ picture: SheetPainter.Picture?, _ name: String) throws -> String {
    guard let picture else { return "" }
    guard let pixels = picture.pixels else { return "<p class=\"fault\">\(Self.escaped(picture.fault ?? "no picture"))</p>" }
    let (width, height) = (Int((Double(pixels.width) / scale).rounded()), Int((Double(pixels.height) / scale).rounded()))
    let data = try Painter.png(pixels).base64EncodedString()
    return "<img width=\"\(width)\" height=\"\(height)\" alt=\"\(Self.escaped(name))\" src=\"data:image/png;base64,\(data)\">"
  }

  /// Returns text that an element or an attribute can contain.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
