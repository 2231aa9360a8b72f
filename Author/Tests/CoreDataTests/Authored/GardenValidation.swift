import CoreData

// Overrides in extensions: of a generated class, of a class in another file, and of a class whose parent overrides, too.

enum GardenFault { static let domain = "GARDEN" }

extension Bed {
  override public func validateForInsert() throws {
    try super.validateForInsert()
    try validateOrder()
  }

  override public func validateForUpdate() throws {
    try super.validateForUpdate()
    try validateOrder()
  }

  public override func validateForDelete() throws {
    try super.validateForDelete()
    if name == "kept" { throw NSError(domain: GardenFault.domain, code: 3, userInfo: [NSValidationObjectErrorKey: self]) }
  }

  private func validateOrder() throws {
    if sortOrder < 0 { throw NSError(domain: GardenFault.domain, code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "The order is negative."]) }
  }
}

extension Plant {
  @objc public override func validateForInsert() throws {
    try super.validateForInsert()
    if height < 0 { throw NSError(domain: GardenFault.domain, code: 2, userInfo: nil) }
  }

  public override func didChangeValue(forKey key: String) {
    super.didChangeValue(forKey: key)
    if key == "name" { shown = "changed" }
  }
}

extension Tree {
  public override func validateForInsert() throws {
    try super.validateForInsert()
    if rings < 0 { throw NSError(domain: GardenFault.domain, code: 4, userInfo: nil) }
  }
}
