/// Words of an intent definition: as the file has them, or translated in the string table that Xcode writes beside it.
public func INDefinedText(_ text: String, id: String, table: String) -> String {
  id.isEmpty ? text : LocalizedStrings.format(for: id, table: table, bundle: .main, locale: ProcessLocale.current) ?? text
}
