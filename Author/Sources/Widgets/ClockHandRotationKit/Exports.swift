// Projects have this module as a binary. AlmanacClockHandModules has what it declares.
@_exported import AlmanacClockHandModules
