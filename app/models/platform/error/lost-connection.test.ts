import { expect, test } from "vitest";
import { isLostConnection } from "./lost-connection";

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "a browser's '%s' is a line that is down (rule errors-7)",
  (message) => {
    expect(isLostConnection(new TypeError(message))).toBe(true);
  },
);

test.each([
  new TypeError("Cannot read properties of undefined"),
  new TypeError("Failed to find it"),
  new Error("Failed to fetch"),
  new TypeError("fetch failed"),
  "Failed to fetch",
])("%s is none", (error) => {
  expect(isLostConnection(error)).toBe(false);
});
