import { expect, test } from "vitest";
import { plainText } from "./plain-text.server";

test.each([
  ["Cocona&reg;", "Cocona®"],
  ["Salt &amp; Pepper", "Salt & Pepper"],
  ["12&#34; pan", '12" pan'],
  ["1 &lt; 2", "1 < 2"],
  ["R&D", "R&D"],
  ["AT&T; all", "AT&T; all"],
  ["<b>", "<b>"],
])("%s reads %s", (written, read) => {
  expect(plainText(written)).toBe(read);
});
