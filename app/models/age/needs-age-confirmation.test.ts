import { describe, expect, test } from "vitest";
import { needsAgeConfirmation } from "./needs-age-confirmation";

const home = { industry: "tobacco", path: "/", cookie: null };

describe("needsAgeConfirmation", () => {
  test("a tobacco shop asks", () => {
    expect(needsAgeConfirmation(home)).toBe(true);
  });

  test("another shop does not", () => {
    expect(needsAgeConfirmation({ ...home, industry: "general" })).toBe(false);
  });

  test("it asks once", () => {
    expect(needsAgeConfirmation({ ...home, cookie: "1" })).toBe(false);
  });

  test.each(["/terms-of-service", "/privacy-policy", "/privacy-policy/"])("%s can be read before", (path) => {
    expect(needsAgeConfirmation({ ...home, path })).toBe(false);
  });

  test("a path that only begins so cannot", () => {
    expect(needsAgeConfirmation({ ...home, path: "/privacy-policy/cigars" })).toBe(true);
  });
});
