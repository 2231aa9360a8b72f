import AlmanacScheduler

extension Decision {
  /// One line of the decision log, whose digest identifies a run: the fields in order, separated by tabs. Numbers are written so that they can be
  /// parsed exactly.
  public var logLine: String {
    let next = next.map { String($0.timeIntervalSinceReferenceDate) } ?? "-"
    return
      "\(id)\t\(at.timeIntervalSinceReferenceDate)\t\(instance)\t\(trigger)\t\(rule)\t\(outcome.rawValue)\t\(budgetBefore)\t\(budgetAfter)\t\(next)\n"
  }
}
