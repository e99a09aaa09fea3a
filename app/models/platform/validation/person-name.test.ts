import { expect, test } from "vitest";
import { optionalName, requiredName } from "./person-name";

const refusal = "First name can’t hold a web address";

test.each(["https://win.example", "Ada ftp://x", "www.win.example", "see WWW.win"])(
  "the name %j is refused (rule forms-19)",
  (name) => {
    for (const schema of [requiredName("First name"), optionalName("First name")])
      expect(schema.safeParse(name).error?.issues[0]?.message).toBe(refusal);
  },
);

test.each(["Ada", "O’Neil", "J. R.", "Anne/Marie", "Wwworth", "明"])("the name %j is taken", (name) => {
  expect(requiredName("First name").parse(name)).toBe(name);
});

test("a missing name is its own message, or none", () => {
  expect(requiredName("First name").safeParse("").error?.issues[0]?.message).toBe("First name is required");
  expect(optionalName("Nickname").parse(undefined)).toBe("");
});
