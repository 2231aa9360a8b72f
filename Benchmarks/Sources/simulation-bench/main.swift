// How fast days are simulated, what a fleet takes, and how often a host wakes for twenty widgets.
print("simulation (medians of one run)")
await WidgetDays.measure()
await FleetDay.measure()
WakeUps.measure()
