public enum CLKComplicationRingStyle: Int, Sendable { case closed, open }
public enum CLKComplicationColumnAlignment: Int, Sendable { case leading, trailing }

/// What a complication shows, for one family. No face shows it.
open class CLKComplicationTemplate: NSObject {
  open var tintColor: UIColor?
  public override init() {}
}
