import { describe, expect, test } from "vitest";
import { appleNames, socialIdentity } from "./social-identity";

const claims = { sub: "117", email: "Ada@Example.com", email_verified: true, name: "Ada May Marsh" };

describe("an e-mail", () => {
  test.each([
    ["is verified", { email_verified: true }, "ada@example.com"],
    ["is verified in Apple's words", { email_verified: "true" }, "ada@example.com"],
    ["is not verified", { email_verified: false }, null],
    ["is not verified in Apple's words", { email_verified: "false" }, null],
    ["has no word about it", { email_verified: undefined }, null],
    ["has an odd word about it", { email_verified: "yes" }, null],
    ["is none", { email: "ada" }, null],
    ["is missing", { email: undefined }, null],
  ])("that %s", (_name, over, expected) => {
    expect(socialIdentity("google", { ...claims, ...over }).email).toBe(expected);
  });
});

describe("names", () => {
  const namesOf = (over: object, sent = appleNames("")) => {
    const { firstName, lastName } = socialIdentity("apple", { ...claims, ...over }, sent);
    return [firstName, lastName];
  };

  test("come in parts, else in one", () => {
    expect(namesOf({ given_name: "Ada", family_name: "Marsh" })).toEqual(["Ada", "Marsh"]);
    expect(namesOf({})).toEqual(["Ada", "May Marsh"]);
    expect(namesOf({ name: undefined })).toEqual(["", ""]);
  });

  test("come from what Apple posts beside its token", () => {
    const sent = appleNames('{"name":{"firstName":"Ada","lastName":"Marsh"},"email":"x"}');
    expect(namesOf({ name: undefined }, sent)).toEqual(["Ada", "Marsh"]);
  });

  test.each(["", "{", "null", '{"name":"Ada"}', `{"name":{"firstName":"${"x".repeat(201)}"}}`])(
    "%s beside the token is left out",
    (user) => {
      expect(appleNames(user)).toEqual({ firstName: "", lastName: "" });
    },
  );
});

test("claims without a person are refused", () => {
  expect(() => socialIdentity("google", { ...claims, sub: "" })).toThrow();
});
