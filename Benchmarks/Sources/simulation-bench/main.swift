// The speed of simulated days, the cost of a fleet, and a host's wake-ups for twenty widgets.
print("simulation (medians of one run)")
await WidgetDays.measure()
await FleetDay.measure()
WakeUps.measure()
