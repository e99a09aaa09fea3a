import { expect, test } from "vitest";
import { formatRecoveryCode, readRecoveryCode, recoveryCodeBytes } from "./recovery-code";

test("a code has 80 bits in four groups", () => {
  expect(recoveryCodeBytes).toBe(10);
  expect(formatRecoveryCode(new Uint8Array(10))).toBe("0000-0000-0000-0000");
  expect(formatRecoveryCode(new Uint8Array(10).fill(255))).toBe("zzzz-zzzz-zzzz-zzzz");
  expect(formatRecoveryCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))).toBe("0000-0000-0000-0001");
});

test.each([
  ["0abc-def1-23gh-jkmn", "0abc-def1-23gh-jkmn"],
  [" OABC DEFI 23GH JKMN ", "0abc-def1-23gh-jkmn"],
  ["0abcdefl23ghjkmn", "0abc-def1-23gh-jkmn"],
  ["0abc-def1-23gh-jkm", null],
  ["0abc-def1-23gh-jkmnp", null],
  ["uuuu-uuuu-uuuu-uuuu", null],
  ["123456", null],
  ["", null],
])("'%s' is read as %j", (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});
