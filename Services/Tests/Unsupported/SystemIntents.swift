// Unsupported: `INRequestRideIntent`, `INSearchForPhotosIntent`, `INBookRestaurantReservationIntent`
import Intents

func intents(_ known: INSendMessageIntent) {
  _ = INRequestRideIntent.self  // error: cannot find 'INRequestRideIntent' in scope
  _ = INSearchForPhotosIntent.self  // error: cannot find 'INSearchForPhotosIntent' in scope
  _ = INBookRestaurantReservationIntent.self  // error: cannot find 'INBookRestaurantReservationIntent' in scope
}
