import { expect, test } from "vitest";
import { isPopupSeen, popupCookie } from "./popup-cookie";

test("a popup is remembered for a number of days", () => {
  expect(popupCookie("spring-offer", 30)).toBe("popup_spring-offer=1; Path=/; Max-Age=2592000; SameSite=Lax");
});

test("a name cannot add attributes to the cookie", () => {
  expect(popupCookie("a; Domain=evil.example", 1)).toMatch(
    /^popup_a-domain-evil-example=1; Path=\/; Max-Age=86400;/,
  );
});

test.each([
  ["popup_spring=1", true],
  ["a=b; popup_spring=1; c=d", true],
  ["", false],
  ["popup_springs=1", false],
  ["other=popup_spring=1", false],
])("with the cookies %j it was seen: %s", (cookies, isSeen) => {
  expect(isPopupSeen(cookies, "spring")).toBe(isSeen);
});
