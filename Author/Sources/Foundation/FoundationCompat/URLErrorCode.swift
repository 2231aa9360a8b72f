import FoundationNetworking

/// Makes codes of errors of any number, as on Apple's systems; here a number that has no name is `unknown`.
public enum URLErrorCode {
  /// Returns the code of a number.
  public static func code(_ rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
}
