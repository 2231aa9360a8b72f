import CoreLocation

extension CLLocation: CKRecordValueProtocol {}
