import Host

/// One line of `almanac doctor`.
struct DoctorItem: Encodable, Equatable {
  /// The part's name; scripts may rely on it.
  let name: String
  /// Whether the part is there and in order.
  let active: Bool
  /// Whether only authors of widgets need it. It does not change the exit status.
  let optional: Bool
  /// What it is or does, or what is wrong and what to do.
  let detail: String

  init(name: String, active: Bool, optional: Bool = false, detail: String) {
    self.name = name
    self.active = active
    self.optional = optional
    self.detail = detail
  }

  init(_ item: Protections.Item) { self.init(name: item.name, active: item.isActive, detail: item.detail) }

  /// The first word of the line.
  var mark: String { active ? "yes" : optional ? "-" : "NO" }
}
