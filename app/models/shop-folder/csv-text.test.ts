import { expect, test } from "vitest";
import { formatCsv } from "./csv-text";

test("cells are quoted only where they must be", () => {
  expect(formatCsv([["plain", 'a "b"', "a,b", "a\nb", " edge", ""]])).toBe(
    'plain,"a ""b""","a,b","a\nb"," edge",\n',
  );
});
