/// The words of a `Text` that stands outside of a view: the gallery's name and description.
enum WidgetText {
  static func string(_ text: Text) -> String { "\(text)" }
}
