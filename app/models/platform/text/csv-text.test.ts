import { expect, test } from "vitest";
import { formatCsv } from "./csv-text";

test("only cells that need quotes are quoted", () => {
  expect(formatCsv([["plain", 'a "b"', "a,b", "a\nb", " edge", ""]])).toBe(
    'plain,"a ""b""","a,b","a\nb"," edge",\n',
  );
});
