import FoundationNetworking

/// Creates error codes from numbers. Apple's keeps every number; here a number without a name becomes `unknown`.
public enum URLErrorCode {
  public static func code(_ rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
}
