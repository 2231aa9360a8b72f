import SwiftUI
#if os(iOS)
import WidgetKit
#endif
struct A: View { var body: some View { Text("\(B.c)") /* /* */ */ } }
extension A { enum E { case one(B) } }
