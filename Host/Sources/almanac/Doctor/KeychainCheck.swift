import Host

/// Where the key of the apps' keychains is, and whether it can be read.
enum KeychainCheck {
  static func item(of configuration: HostConfiguration) -> DoctorItem {
    let key = AccountKey(of: configuration)
    let status = key.status()
    var active = true
    if case .fault = status { active = false }
    return DoctorItem(name: "keychain", active: active, detail: status.text(of: key))
  }
}
