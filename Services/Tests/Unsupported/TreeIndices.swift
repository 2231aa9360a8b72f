// Unsupported: `#Index`
import SwiftData

@Model final class Place {
  #Index<Place>([\.latitude])
  var latitude = 0.0
  init() {}
}
@Model final class Point {
  #Index<Point>(.rtree([\.latitude]))  // error: has no member 'rtree'
  var latitude = 0.0
  init() {}
}
