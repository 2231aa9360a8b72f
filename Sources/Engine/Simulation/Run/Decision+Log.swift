import Scheduler

extension Decision {
  /// The decision as a line of the log whose digest tells runs apart: its fields in order, numbers so that they can be read back exactly.
  public var logLine: String {
    let next = next.map { String($0.timeIntervalSinceReferenceDate) } ?? "-"
    return
      "\(id)\t\(at.timeIntervalSinceReferenceDate)\t\(instance)\t\(trigger)\t\(rule)\t\(outcome.rawValue)\t\(budgetBefore)\t\(budgetAfter)\t\(next)\n"
  }
}
