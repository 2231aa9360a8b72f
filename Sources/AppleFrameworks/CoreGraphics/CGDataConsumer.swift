/// Where a file that is made is written to.
// Unchecked: one thread writes to it, as with Apple's class.
public final class CGDataConsumer: @unchecked Sendable {
  package enum Target {
    case data(CFMutableData)
    case file(URL)
  }
  package let target: Target
  public init?(data: CFMutableData) { target = .data(data) }
  public init?(url: CFURL) { target = .file(url as URL) }
}
