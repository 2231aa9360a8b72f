/// Returns the translation of a text of an intent definition from the string table that Xcode writes beside it, or the text if there is none.
public func INDefinedText(_ text: String, id: String, table: String) -> String {
  id.isEmpty ? text : LocalizedStrings.format(for: id, table: table, bundle: .main, locale: ProcessLocale.current) ?? text
}
