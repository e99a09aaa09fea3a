import { expect, test } from "vitest";
import { maxUserAgentLength, nameDevice } from "./name-device.server";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/120.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webKit} Version/17.0 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on Linux"],
  ["", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
])("%s is %s", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

test("text beyond the length limit is not read", () => {
  const padding = "x".repeat(maxUserAgentLength);
  expect(nameDevice(`${padding} Firefox/128.0`)).toBe(nameDevice(padding));
});
