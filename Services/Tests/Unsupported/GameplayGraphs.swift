// Unsupported: `GKGraph`, `GKRuleSystem`, `GKNoise`, `GKAgent`
import GameplayKit

func game(_ source: GKMersenneTwisterRandomSource) {
  _ = GKGraph.self  // error: cannot find 'GKGraph' in scope
  _ = GKRuleSystem.self  // error: cannot find 'GKRuleSystem' in scope
  _ = GKNoise.self  // error: cannot find 'GKNoise' in scope
  _ = GKAgent.self  // error: cannot find 'GKAgent' in scope
}
