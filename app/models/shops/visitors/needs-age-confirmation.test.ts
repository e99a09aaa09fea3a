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

  test.each(["/terms-of-service", "/privacy-policy", "/privacy-policy/"])(
    "%s is open without confirmation",
    (path) => {
      expect(needsAgeConfirmation({ ...home, path })).toBe(false);
    },
  );

  test("a longer path with the same beginning is not", () => {
    expect(needsAgeConfirmation({ ...home, path: "/privacy-policy/cigars" })).toBe(true);
  });
});
