// Unsupported: `IntentPaymentMethod`, `IntentValueQuery`
import AppIntents

func values(_ currency: IntentCurrencyAmount) {
  _ = IntentPaymentMethod.self  // error: cannot find 'IntentPaymentMethod' in scope
  _ = (any IntentValueQuery).self  // error: cannot find type 'IntentValueQuery' in scope
}
