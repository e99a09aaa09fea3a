import { describe, expect, test } from "vitest";
import { optionalText, requiredText } from "./required-text";

describe("requiredText", () => {
  test.each([undefined, null, "", "   "])("%o is required", (value) => {
    expect(requiredText("City").safeParse(value).error?.issues[0]?.message).toBe("City is required");
  });

  test("is trimmed", () => {
    expect(requiredText("City").parse("  Troy ")).toBe("Troy");
  });

  test("may be as long as its limit", () => {
    expect(requiredText("City", 4).safeParse("Troy").success).toBe(true);
  });

  test("but no longer", () => {
    const message = requiredText("City", 3).safeParse("Troy").error?.issues[0]?.message;
    expect(message).toBe("City may not be greater than 3 characters");
  });
});

test("optionalText is empty if missing", () => {
  expect(optionalText("Company").parse(undefined)).toBe("");
});
