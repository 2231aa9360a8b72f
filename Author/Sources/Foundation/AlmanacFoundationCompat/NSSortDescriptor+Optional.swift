extension NSSortDescriptor {
  /// Sorts by a property that may be nil. Nil sorts before every value, as on Apple's systems.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending,
      comparator: { first, second in
        switch (first as? Value, second as? Value) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let first?, let second?): first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
      })
  }
}
