import Foundation

/// The answers to a questionnaire, and their score. The file of health data contains none; an app can create one.
// Unchecked, here and below: immutable.
open class HKScoredAssessment: HKSample, @unchecked Sendable {
  /// The sum of the answers' values.
  public let score: Int
  init(_ identifier: HKScoredAssessmentTypeIdentifier, _ date: Date, _ score: Int, _ metadata: [String: Any]?) {
    self.score = score
    super.init(HKScoredAssessmentType(identifier), start: date, end: date, device: nil, metadata: metadata)
  }
}

/// The anxiety questionnaire GAD-7.
open class HKGAD7Assessment: HKScoredAssessment, @unchecked Sendable {
  public enum Answer: Int, Sendable { case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay }
  public enum Risk: Int, Sendable {
    case noneToMinimal = 1
    case mild, moderate, severe
  }
  public let answers: [Answer]
  open var risk: Risk { score < 5 ? .noneToMinimal : score < 10 ? .mild : score < 15 ? .moderate : .severe }
  public init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
    self.answers = answers
    super.init(.GAD7, date, answers.reduce(0) { $0 + $1.rawValue }, metadata)
  }
}

/// The depression questionnaire PHQ-9.
open class HKPHQ9Assessment: HKScoredAssessment, @unchecked Sendable {
  /// `preferNotToAnswer` does not count.
  public enum Answer: Int, Sendable { case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay, preferNotToAnswer }
  public enum Risk: Int, Sendable {
    case noneToMinimal = 1
    case mild, moderate, moderatelySevere, severe
  }
  public let answers: [Answer]
  open var risk: Risk {
    score < 5 ? .noneToMinimal : score < 10 ? .mild : score < 15 ? .moderate : score < 20 ? .moderatelySevere : .severe
  }
  public init(date: Date, answers: [Answer], metadata: [String: Any]? = nil) {
    self.answers = answers
    super.init(.PHQ9, date, answers.reduce(0) { $0 + ($1 == .preferNotToAnswer ? 0 : $1.rawValue) }, metadata)
  }
}

extension HKSamplePredicate where Sample == HKGAD7Assessment {
  public static func gad7Assessment(_ predicate: NSPredicate? = nil) -> Self { Self(HKScoredAssessmentType(.GAD7), predicate) }
}
extension HKSamplePredicate where Sample == HKPHQ9Assessment {
  public static func phq9Assessment(_ predicate: NSPredicate? = nil) -> Self { Self(HKScoredAssessmentType(.PHQ9), predicate) }
}
