"""Checks of live activities below the widgets of a car: where they are, and that their buttons rest. Used by activity_checks.py."""

FAMILY = "activitySmall"


def in_a_car(test, rides, tools):
    """`rides` are two that run; `tools` what activity_checks.py has for activities on the page."""
    browser, host, programs = test.browser, test.host, test.programs
    usual = browser.evaluate("document.querySelector('.phone').dataset.place")
    device = browser.evaluate("document.getElementById('device').value")
    test.choose_place("carPlay")
    widget = host.api("instances", "POST", {"app": "Habits", "kind": "Habit", "family": "systemSmall", "device": device, "place": "carPlay"})["id"]
    for ride in rides:
        test.wait(tools.drawn(ride.id, FAMILY), "an activity in the car")
    test.picture(widget)
    browser.rest()
    test.shot("activity-car")
    boxes = browser.evaluate("""(() => {
      const box = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom }; };
      return { screen: box(document.querySelector('.screen')), widget: box(document.querySelector('.slot')), cards: [...document.querySelectorAll('.activity-card')].map(box) };
    })()""")
    screen, cards = boxes["screen"], boxes["cards"]
    test.check(all(card["left"] > screen["left"] and card["right"] < screen["right"] and card["bottom"] < screen["bottom"] for card in cards), f"an activity is not on the car's screen: {boxes}")
    test.check(cards[0]["right"] < cards[1]["left"] and cards[0]["top"] == cards[1]["top"], f"the activities are not side by side: {cards}")
    test.check(screen["top"] < boxes["widget"]["top"] and boxes["widget"]["bottom"] < cards[0]["top"], f"a widget lies behind an activity: {boxes}")
    test.check(browser.evaluate("document.querySelector('.island-area').getBoundingClientRect().height") == 0, "the car has the phone's island")
    card = tools.part(rides[0].id, FAMILY)
    test.wait(f"!!{tools.element_in(card, 'Next Stop')}", "the button of the activity in the car")
    before = tools.next_stop(test, rides[0].id)
    browser.click_at(*tools.centre(test, tools.element_in(card, "Next Stop")))
    test.wait("[...document.querySelectorAll('.toast')].some(toast => toast.textContent.includes('rest in a car'))", "the car to say that buttons rest")
    # A link rests too: the tap opens the activity's own address.
    calls = len(programs.calls("RideCommand", 0))
    browser.click_at(*tools.centre(test, f"{card}.querySelector('.access [role=link]')"))
    test.check(programs.calls("RideCommand", calls + 1)[-1] == "transit://line/2", "a link in the car does not open the activity's address")
    test.check(tools.next_stop(test, rides[0].id) == before, "a button in the car was performed")
    browser.evaluate("document.querySelectorAll('.toast').forEach(toast => toast.remove())")
    test.removed_elsewhere.add(widget)
    host.api(f"instances/{widget}", "DELETE")
    test.choose_place(usual)
