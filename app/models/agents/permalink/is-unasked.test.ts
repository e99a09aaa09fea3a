import { expect, test } from "vitest";
import { isUnasked } from "./is-unasked";

const asked = (headers: Record<string, string>, method = "GET") =>
  !isUnasked({ method, headers: new Headers(headers) });

test("a person who follows a link asks for its page", () => {
  expect(
    asked({ "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0" }),
  ).toBe(true);
  expect(asked({})).toBe(true);
});

test.each([
  [{ "Sec-Purpose": "prefetch" }],
  [{ "Sec-Purpose": "prefetch;prerender" }],
  [{ Purpose: "prefetch" }],
  [{ "X-Moz": "prefetch" }],
  [{ "X-Purpose": "preview" }],
  [{ "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" }],
  [{ "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }],
  [{ "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
  [{ "User-Agent": "facebookexternalhit/1.1" }],
])("%j does not", (headers) => {
  expect(asked(headers)).toBe(false);
});

test("nor does who only asks for its headers", () => {
  expect(asked({}, "HEAD")).toBe(false);
});
