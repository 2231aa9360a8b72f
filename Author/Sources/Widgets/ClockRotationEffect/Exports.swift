// Projects have this module as a binary. ClockHandModules has what it declares.
@_exported import ClockHandModules
