/// The table with the translations of an app's Info.plist in an imported extension, which stands for its app, too. The extension's own table is
/// `InfoPlist`.
public enum ContainingAppTable {
  /// The table's name.
  public static let name = "AppInfoPlist"
  /// The key in the extension's Info.plist that says that the app's name is in this table only.
  public static let key = "AlmanacAppInfoPlist"
}
