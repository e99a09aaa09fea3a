import { describe, expect, test } from "vitest";
import { quotedText, readDictionary } from "./structured-fields";

/** The members of a dictionary as plain pairs. */
const read = (text: string) =>
  readDictionary(text) &&
  [...(readDictionary(text) ?? [])].map(([key, { value, parameters }]) => [key, value, [...parameters]]);

describe("a dictionary of structured fields", () => {
  test("has members with values and parameters, with and without spaces", () => {
    expect(read('a=1;x = 2;y , b= "c" ,*d-_.9')).toEqual([
      ["a", "1", [["y", ""]]],
      ["b", '"c"', []],
      ["*d-_.9", "", []],
    ]);
    expect(read("a=1; x=2 ;y=3")).toEqual([
      [
        "a",
        "1",
        [
          ["x", "2"],
          ["y", "3"],
        ],
      ],
    ]);
  });

  test("is not split inside of quotes and lists", () => {
    expect(read('a=("x,y" "z;");p="1,2;3",b="\\",c"')).toEqual([
      ["a", '("x,y" "z;")', [["p", '"1,2;3"']]],
      ["b", '"\\",c"', []],
    ]);
  });

  test.each(["", "A=1", "1a=2", "a=1,", "a b", "a=1,=2"])("cannot be read from %j", (text) => {
    expect(readDictionary(text)).toBeNull();
  });
});

describe("a quoted text", () => {
  test.each([
    ['"key-1"', "key-1"],
    ['  "key"  ', "key"],
    ['""', ""],
    ['"a\\"b\\\\c"', 'a"b\\c'],
  ])("%s is %j", (written, text) => {
    expect(quotedText(written)).toBe(text);
  });

  test.each(["key", 'x"key"', '"key"x', '"a"b"', '"a\\n"', '"'])("%s is none", (written) => {
    expect(quotedText(written)).toBeNull();
  });
});
