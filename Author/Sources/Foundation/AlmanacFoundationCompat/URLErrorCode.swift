import FoundationNetworking

/// Creates error codes from numbers. On Apple's systems a code may have any number; here a number without a name becomes `unknown`.
public enum URLErrorCode {
  public static func code(_ rawValue: Int) -> URLError.Code { URLError.Code(rawValue: rawValue) ?? .unknown }
}
