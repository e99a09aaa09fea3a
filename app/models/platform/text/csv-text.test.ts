import { expect, test } from "vitest";
import { formatCsv, formatSheet } from "./csv-text";

test("only cells that need quotes are quoted", () => {
  expect(formatCsv([["plain", 'a "b"', "a,b", "a\nb", " edge", ""]])).toBe(
    'plain,"a ""b""","a,b","a\nb"," edge",\n',
  );
});

test.each(["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+A1", "\t=1", "\r=1"])(
  "a spreadsheet shows %j and calculates nothing (rule input-20)",
  (text) =>
    expect(
      formatSheet([[text]])
        .replace(/^"/, "")
        .startsWith(`'${text}`),
    ).toBe(true),
);

test.each(["12.50", "-3.20", "+1 (555) 010-2030", "", "a=b", "Ada"])(
  "%j stays as it is in a spreadsheet",
  (text) => {
    expect(formatSheet([[text]])).toBe(`${text}\n`);
  },
);
