import { expect, test } from "vitest";
import { browserIdOfCookie, consentCookies, consentOfCookie } from "./consent-cookie.server";

test.each([
  ["a=1; awning_consent=granted", "granted"],
  ["awning_consent=declined", "declined"],
  ["awning_consent=perhaps", null],
  ["xawning_consent=granted", null],
  [undefined, null],
])("%j says %j", (cookie, consent) => {
  expect(consentOfCookie(cookie)).toBe(consent);
});

test("agreeing creates an id", () => {
  const [, browser = ""] = consentCookies("granted", "http://harbor.example");
  expect(browserIdOfCookie(browser.split(";")[0])).toMatch(/^[0-9a-f-]{36}$/);
});

test("declining removes the id", () => {
  expect(consentCookies("declined", "http://localhost")[1]).toMatch(/awning_browser=; .*Max-Age=0/);
});
