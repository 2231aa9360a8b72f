public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
  public static let animalService = MKPointOfInterestCategory(rawValue: "MKPOICategoryAnimalService")
  public static let automotiveRepair = MKPointOfInterestCategory(rawValue: "MKPOICategoryAutomotiveRepair")
  public static let baseball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBaseball")
  public static let basketball = MKPointOfInterestCategory(rawValue: "MKPOICategoryBasketball")
  public static let beauty = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeauty")
  public static let bowling = MKPointOfInterestCategory(rawValue: "MKPOICategoryBowling")
  public static let castle = MKPointOfInterestCategory(rawValue: "MKPOICategoryCastle")
  public static let conventionCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryConventionCenter")
  public static let distillery = MKPointOfInterestCategory(rawValue: "MKPOICategoryDistillery")
  public static let fairground = MKPointOfInterestCategory(rawValue: "MKPOICategoryFairground")
  public static let fishing = MKPointOfInterestCategory(rawValue: "MKPOICategoryFishing")
  public static let fortress = MKPointOfInterestCategory(rawValue: "MKPOICategoryFortress")
  public static let golf = MKPointOfInterestCategory(rawValue: "MKPOICategoryGolf")
  public static let goKart = MKPointOfInterestCategory(rawValue: "MKPOICategoryGoKart")
  public static let hiking = MKPointOfInterestCategory(rawValue: "MKPOICategoryHiking")
  public static let kayaking = MKPointOfInterestCategory(rawValue: "MKPOICategoryKayaking")
  public static let landmark = MKPointOfInterestCategory(rawValue: "MKPOICategoryLandmark")
  public static let mailbox = MKPointOfInterestCategory(rawValue: "MKPOICategoryMailbox")
  public static let miniGolf = MKPointOfInterestCategory(rawValue: "MKPOICategoryMiniGolf")
  public static let musicVenue = MKPointOfInterestCategory(rawValue: "MKPOICategoryMusicVenue")
  public static let nationalMonument = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalMonument")
  public static let planetarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryPlanetarium")
  public static let rockClimbing = MKPointOfInterestCategory(rawValue: "MKPOICategoryRockClimbing")
  public static let rvPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryRVPark")
  public static let skatePark = MKPointOfInterestCategory(rawValue: "MKPOICategorySkatePark")
  public static let skating = MKPointOfInterestCategory(rawValue: "MKPOICategorySkating")
  public static let skiing = MKPointOfInterestCategory(rawValue: "MKPOICategorySkiing")
  public static let soccer = MKPointOfInterestCategory(rawValue: "MKPOICategorySoccer")
  public static let spa = MKPointOfInterestCategory(rawValue: "MKPOICategorySpa")
  public static let surfing = MKPointOfInterestCategory(rawValue: "MKPOICategorySurfing")
  public static let swimming = MKPointOfInterestCategory(rawValue: "MKPOICategorySwimming")
  public static let tennis = MKPointOfInterestCategory(rawValue: "MKPOICategoryTennis")
  public static let volleyball = MKPointOfInterestCategory(rawValue: "MKPOICategoryVolleyball")
}
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let listed: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool
  public init(including categories: [MKPointOfInterestCategory]) { (listed, isIncluding) = (Set(categories), true) }
  public init(excluding categories: [MKPointOfInterestCategory]) { (listed, isIncluding) = (Set(categories), false) }
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(excluding: []) }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter(including: []) }
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { listed.contains(category) == isIncluding }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
public typealias MKLocalPointsOfInterestRequest = MKLocalSearch.PointsOfInterestRequest
/// The maximum radius of a request, in metres.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 50_000
extension MKLocalSearch {
  open class PointsOfInterestRequest: Request, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.coordinate, self.radius) = (coordinate, radius) }
    public convenience init(coordinateRegion region: MKCoordinateRegion) {
      self.init(center: region.center, radius: region.span.latitudeDelta * 111_195 / 2)
      self.region = region
    }
  }
  public convenience init(pointsOfInterestRequest: PointsOfInterestRequest) { self.init(request: pointsOfInterestRequest) }
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  public var isSearching: Bool { false }
}
