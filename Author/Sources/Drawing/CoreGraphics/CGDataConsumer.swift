/// The destination of a file.
// Unchecked: one thread writes to it.
public final class CGDataConsumer: @unchecked Sendable {
  package enum Target {
    case data(CFMutableData)
    case file(URL)
  }
  package let target: Target
  public init?(data: CFMutableData) { target = .data(data) }
  /// Returns nil if the file cannot be created.
  public init?(url: CFURL) {
    let url = url as URL
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
    target = .file(url)
  }

  /// Writes a whole file. Reports a file that cannot be written, because the functions that close files return nothing.
  func write(_ bytes: Data) {
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url):
      do { try bytes.write(to: url) } catch {
        UnavailableServices.report("pdf.notWritten", "a PDF file is not written: \(error.localizedDescription)")
      }
    }
  }
}
