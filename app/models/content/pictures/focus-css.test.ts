import { expect, test } from "vitest";
import { focusCss } from "./focus-css";

const url = "/media/harbor/0123456789abcdef-1600x900";

test("a picture that fills its frame keeps its focus point in view (rule library-4)", () => {
  expect(focusCss([{ url, focusX: 20, focusY: 80 }])).toMatch(
    /^img\.object-cover\[src\*="\/0123456789abcdef-1600x900"\]:not\(.*\)\{object-position:20% 80%\}$/,
  );
});

test("what is no stored picture's address comes into no style", () => {
  expect(focusCss([{ url: '"]{color:red}', focusX: 20, focusY: 80 }])).toBe("");
});
