import { expect, test } from "vitest";
import { fillVariables, settleVariables } from "./variables";

test("variables are replaced, also when nested", () => {
  expect(fillVariables("{{ page }}?x=1", { page: "{{shop}}/a", shop: "http://s" })).toBe("http://s/a?x=1");
});

test("an undefined variable is named", () => {
  expect(() => fillVariables("{{order}}", {})).toThrow("no variable named order");
});

test("a generated value is the same for a whole file", () => {
  const { email = "" } = settleVariables({ email: "{{$guid}}@example.com" });
  expect(email).toMatch(/^[0-9a-f-]{36}@example\.com$/);
});
