import { expect, test } from "vitest";
import { type PopupVisit, popupDelay, popupVerdicts } from "./popup-verdict";

const offer = {
  pages: ["home" as const],
  slugs: ["spring-table"],
  loggedInOnly: false,
  useCookie: true,
  cookieDays: 30,
};
const guest: PopupVisit = { path: "/", isSignedIn: false, daysSince: null };

/** The rules that keep a popup closed. */
const against = (popup: Partial<typeof offer>, visit: Partial<PopupVisit>, hasMessage = true) =>
  popupVerdicts({ ...offer, ...popup }, hasMessage, { ...guest, ...visit })
    .filter(({ opens }) => !opens)
    .map(({ rule, reason }) => `${rule}: ${reason}`);

test.each<[string, Partial<typeof offer>, Partial<PopupVisit>]>([
  ["on a kind of page of its own", {}, {}],
  ["on an address of its own", {}, { path: "/spring-table/" }],
  ["for a customer it is meant for", { loggedInOnly: true }, { isSignedIn: true }],
  ["once its days have passed", {}, { daysSince: 30 }],
  ["again at once without a cookie", { useCookie: false }, { daysSince: 0 }],
  ["anywhere without a rule", { pages: [], slugs: [] }, { path: "/mugs" }],
])("a popup opens %s", (_, popup, visit) => {
  expect(against(popup, visit)).toEqual([]);
});

test.each<[string, Partial<typeof offer>, Partial<PopupVisit>]>([
  ["Page: The address is not among those it is shown on.", {}, { path: "/mugs" }],
  ["Page: Kind of page: cart. It is not among those it is shown on.", {}, { path: "/checkout/cart" }],
  ["Visitor: It is for customers who are signed in.", { loggedInOnly: true }, {}],
  ["Seen: After it opens, it stays away for 30 days.", {}, { daysSince: 29 }],
  ["Seen: After it opens, it stays away for 1 day.", { cookieDays: 1 }, { daysSince: 0 }],
])("a popup stays closed: %s", (reason, popup, visit) => {
  expect(against(popup, visit)).toEqual([reason]);
});

test("a popup without a message stays closed", () => {
  expect(against({}, {}, false)).toEqual(["Message: It has no message to show."]);
});

test("its delay counts only where it opens after a while", () => {
  expect([
    popupDelay({ show: "delayed", delaySeconds: 20 }),
    popupDelay({ show: "immediately", delaySeconds: 20 }),
  ]).toEqual([20, 0]);
});
