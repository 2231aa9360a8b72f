import Foundation

/// A person's mood. The file of health data contains none; an app can create one, for example for previews.
open class HKStateOfMind: HKSample, @unchecked Sendable {
  public enum Kind: Int, CaseIterable, Sendable {
    case momentaryEmotion = 1
    case dailyMood
  }
  public enum Label: Int, CaseIterable, Sendable {
    case amazed = 1
    case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed, excited, frustrated, grateful
    case guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried
    case annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
  }
  public enum Association: Int, CaseIterable, Sendable {
    case community = 1
    case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner, selfCare, spirituality, tasks
    case travel, work, weather
  }
  public enum ValenceClassification: Int, CaseIterable, Sendable {
    case veryUnpleasant = 1
    case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
    /// Divides the range from -1 to 1 into seven parts. Returns nil for a number outside it.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      self.init(rawValue: min(7, Int((valence + 1) / 2 * 7) + 1))
    }
  }

  public let kind: Kind
  /// From -1, very unpleasant, to 1, very pleasant.
  public let valence: Double
  open var valenceClassification: ValenceClassification { ValenceClassification(valence: valence) ?? .neutral }
  public let labels: [Label]
  public let associations: [Association]

  /// - Parameter valence: clamped to the range from -1 to 1.
  public init(
    date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association], metadata: [String: Any]? = nil
  ) {
    (self.kind, self.labels, self.associations) = (kind, labels, associations)
    self.valence = valence.isNaN ? 0 : max(-1, min(1, valence))
    super.init(HKObjectType.stateOfMindType(), start: date, end: date, device: nil, metadata: metadata)
  }
}

extension HKQuery {
  public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate {
    SampleCondition { ($0 as? HKStateOfMind)?.kind == kind }
  }
  public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate {
    SampleCondition { ($0 as? HKStateOfMind)?.labels.contains(label) ?? false }
  }
  public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate {
    SampleCondition { ($0 as? HKStateOfMind)?.associations.contains(association) ?? false }
  }
  public class func predicateForStatesOfMind(withValence valence: Double, operatorType: _ComparisonOperator) -> NSPredicate {
    SampleCondition { sample in
      guard let own = (sample as? HKStateOfMind)?.valence else { return false }
      return operatorType.holds(own < valence ? .orderedAscending : own > valence ? .orderedDescending : .orderedSame)
    }
  }
}
