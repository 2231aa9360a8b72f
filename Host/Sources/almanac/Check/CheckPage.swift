import AlmanacProfiles
import AlmanacSimulation
import Crypto
import Foundation
import Reports

/// A check as one HTML file with its pictures inside: what differs comes first, side by side and under a slider. The same result gives the same bytes.
struct CheckPage {
  let result: CheckResult

  func html() -> Data {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(Self.scriptHash)'">
      <title>\(text("\(result.app): \(headline)"))</title>
      <style>
      \(CheckPageStyle.css)
      </style>
      <header class="\(result.verdict == .passed ? "good" : "bad")">
        <div class="mark" aria-hidden="true">\(result.verdict == .passed ? "✓" : "!")</div>
        <div>
          <h1>\(text(result.app))</h1>
          <p>\(text(headline))</p>
        </div>
      </header>
      <main>

      """
    if let failure = result.buildFailure {
      page += "<section><h2>Build</h2><p class=\"note bad\">\(text(failure))</p></section>\n"
    } else {
      page += tiles
      if let fonts = result.fonts { page += "<p class=\"note warn\"><b>Fonts.</b> \(text(fonts)).</p>\n" }
      page += differences + faults + advice + week + gallery + unused
    }
    page += """
      </main>
      <footer>Pictures of \(text(Timestamp.string(result.date))) · Tolerance \(text("\(result.tolerance)"))</footer>
      <script>\(Self.script)</script>
      </html>

      """
    return Data(page.utf8)
  }

  /// Moves the edge between the recorded and the painted picture.
  private static let script = """
    for (const slider of document.querySelectorAll('.slider input')) slider.addEventListener('input', () => slider.parentElement.style.setProperty('--at', slider.value + '%'));
    """
  private static var scriptHash: String { Data(SHA256.hash(data: Data(script.utf8))).base64EncodedString() }

  private func text(_ string: String) -> String { SheetPage.escaped(string) }

  private var headline: String {
    let different = result.pictures.count(where: \.isDifferent)
    let failing = result.advice.count(where: \.fails) + result.weekFaults.count
    return switch result.verdict {
    case .passed: "Everything is as expected"
    case .pictures: "\(different) picture\(different == 1 ? " is" : "s are") not as recorded"
    case .advice: "\(failing) finding\(failing == 1 ? "" : "s") to mend"
    case .build: "The package does not build"
    case .widget: "A widget gave no picture or timeline"
    }
  }

  // MARK: Numbers

  private var tiles: String {
    func tile(_ number: Int, _ label: String, _ tone: String = "") -> String {
      "<div class=\"tile \(number == 0 ? "" : tone)\"><b>\(number)</b><span>\(label)</span></div>"
    }
    let equal = result.pictures.count { !$0.isDifferent && !$0.isFault }
    return "<div class=\"tiles\">" + tile(equal, "as recorded", "good") + tile(result.pictures.count(where: \.isDifferent), "to look at", "bad")
      + tile(result.pictures.count(where: \.isFault), "without a picture", "bad")
      + tile(result.advice.count(where: \.fails) + result.weekFaults.count, "findings to mend", "bad")
      + tile(result.advice.count { !$0.fails && $0.skipped == nil }, "notes") + "</div>\n"
  }

  // MARK: Pictures

  private var differences: String {
    let different = result.pictures.filter(\.isDifferent)
    guard !different.isEmpty else { return "" }
    var html = "<section><h2>Not as recorded</h2>\n"
    for picture in different.prefix(Profiles.check.reportPictures) { html += card(of: picture) }
    let rest = different.dropFirst(Profiles.check.reportPictures)
    if !rest.isEmpty { html += "<ul class=\"names\">" + rest.map { "<li>\(text($0.name))</li>" }.joined() + "</ul>" }
    return html + "</section>\n"
  }

  private func card(of picture: CheckResult.Picture) -> String {
    var html =
      "<article class=\"card\"><h3>\(text(picture.kind)) <span>\(text(picture.family))</span></h3><p class=\"place\">\(text(picture.title))</p>"
    html += "<p class=\"what\">\(text(picture.problem ?? ""))</p><div class=\"versions\">"
    switch picture.state {
    case .different(_, let recorded, let difference):
      html += figure("Recorded", image(recorded, picture, "recorded"))
      html += figure("Now", image(picture.png, picture, "painted now"))
      if let difference { html += figure("Difference", image(difference, picture, "where the pictures differ")) }
      if difference != nil, let now = picture.png {
        let slider =
          "<div class=\"slider\" style=\"width:\(Int(picture.width.rounded()))px\">" + image(now, picture, "painted now")
          + image(recorded, picture, "recorded")
          + "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"From recorded to now\"></div>"
        html += figure("Recorded ↔ now", slider)
      }
    case .missing, .unreadable: html += figure("Now", image(picture.png, picture, "painted now"))
    case .equal, .recorded, .fault: break
    }
    return html + "</div><code>\(text(picture.name)).png</code></article>\n"
  }

  private func figure(_ caption: String, _ content: String) -> String { "<figure>\(content)<figcaption>\(caption)</figcaption></figure>" }

  private func image(_ png: Data?, _ picture: CheckResult.Picture, _ version: String) -> String {
    guard let png else { return "" }
    return
      "<img width=\"\(Int(picture.width.rounded()))\" height=\"\(Int(picture.height.rounded()))\" alt=\"\(text("\(picture.kind) \(picture.family), \(picture.title), \(version)"))\" "
      + "src=\"data:image/png;base64,\(png.base64EncodedString())\">"
  }

  private var faults: String {
    let faults = result.pictures.filter(\.isFault)
    guard !faults.isEmpty else { return "" }
    var shown: [(widget: String, why: String, count: Int)] = []
    for picture in faults {
      let (widget, why) = ("\(picture.kind) \(picture.family)", picture.problem ?? "")
      if let index = shown.firstIndex(where: { $0.widget == widget }) { shown[index].count += 1 } else { shown.append((widget, why, 1)) }
    }
    return "<section><h2>Without a picture</h2>"
      + shown.map {
        "<p class=\"note bad\"><b>\(text($0.widget))</b> \(text($0.why)) <small>\($0.count) picture\($0.count == 1 ? "" : "s")</small></p>"
      }.joined()
      + "</section>\n"
  }

  private var gallery: String {
    let rest = result.pictures.filter { !$0.isDifferent && !$0.isFault }
    guard !rest.isEmpty else { return "" }
    var html = "<section><h2>As recorded</h2>\n"
    var heading = ""
    for picture in rest.prefix(Profiles.check.reportPictures) {
      let widget = "\(picture.kind) · \(picture.family)"
      if widget != heading {
        html += (heading.isEmpty ? "" : "</div>\n") + "<h4>\(text(widget))</h4><div class=\"gallery\">"
        heading = widget
      }
      html += figure(text(picture.title), image(picture.png, picture, "painted now"))
    }
    let more = rest.count - Profiles.check.reportPictures
    return html + "</div>" + (more > 0 ? "<p>… and \(more) more</p>" : "") + "</section>\n"
  }

  private var unused: String {
    guard !result.unused.isEmpty else { return "" }
    return "<section><h2>Recorded, but not drawn any more</h2><ul class=\"names\">" + result.unused.map { "<li>\(text($0))</li>" }.joined()
      + "</ul></section>\n"
  }

  // MARK: Advice and days

  private var advice: String {
    guard !result.advice.isEmpty else { return "" }
    let sorted = result.advice.enumerated().sorted { left, right in
      func rank(_ advice: CheckResult.Advice) -> Int {
        if advice.skipped != nil { return 3 }
        return advice.advice.severity == .error ? 0 : advice.advice.severity == .warning ? 1 : 2
      }
      return (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }.map(\.element)
    var html = "<section><h2>Advice</h2>\n"
    for one in sorted {
      let tone = one.skipped != nil ? "skipped" : one.advice.severity.rawValue
      html +=
        "<details class=\"advice\"\(one.fails ? " open" : "")><summary><span class=\"badge \(tone)\">\(tone)</span> <code>\(text(one.advice.rule))</code> "
      html += "<b>\(text("\(one.kind) \(one.family)"))</b> \(text(one.advice.finding))</summary>"
      if let skipped = one.skipped { html += "<p><b>Skipped:</b> \(text(skipped))</p>" }
      html += "<p><b>Why:</b> \(text(one.advice.reason))</p><p><b>Fix:</b> \(text(one.advice.fix))</p></details>\n"
    }
    return html + "</section>\n"
  }

  private var week: String {
    guard let week = result.week, let first = week.days.first else { return "" }
    var html = "<section><h2>\(week.days.count) simulated day\(week.days.count == 1 ? "" : "s")</h2>\n"
    html += (result.weekFaults + result.complaints).map { "<p class=\"note bad\">\(text($0))</p>" }.joined()
    html +=
      "<table><thead><tr><th>Widget</th><th>Views</th><th>Reloads a day</th><th>Denied</th><th>Out of date, median</th><th>95 of 100 views</th></tr></thead><tbody>"
    for (index, widget) in first.instances.enumerated() {
      let days = week.days.map { $0.instances[index] }
      let reloads = days.map { $0.reloads.budgeted + $0.reloads.free }
      let range = reloads.min() == reloads.max() ? "\(reloads.max() ?? 0)" : "\(reloads.min() ?? 0)–\(reloads.max() ?? 0)"
      html += "<tr><th>\(text(widget.kind)) <span>\(text(widget.family))</span></th><td>\(days.reduce(0) { $0 + $1.views })</td><td>\(range)</td>"
      html += "<td>\(days.reduce(0) { $0 + $1.reloads.denied })</td><td>\(Self.span(days.map(\.staleSeconds.median).max() ?? 0))</td>"
      html += "<td>\(Self.span(days.map(\.staleSeconds.p95).max() ?? 0))</td></tr>"
    }
    return html + "</tbody></table></section>\n"
  }

  private static func span(_ seconds: Double) -> String {
    if seconds >= 7200 { return "\(Int((seconds / 3600).rounded())) h" }
    return seconds >= 120 ? "\(Int((seconds / 60).rounded())) min" : "\(Int(seconds.rounded())) s"
  }
}
