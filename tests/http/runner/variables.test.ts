import { expect, test } from "vitest";
import { fillVariables, settleVariables } from "./variables";

test("variables are filled, also inside each other", () => {
  expect(fillVariables("{{ page }}?x=1", { page: "{{shop}}/a", shop: "http://s" })).toBe("http://s/a?x=1");
});

test("a variable nobody set is named", () => {
  expect(() => fillVariables("{{order}}", {})).toThrow("no variable named order");
});

test("a made value stays the same for a whole file", () => {
  const { email = "" } = settleVariables({ email: "{{$guid}}@example.com" });
  expect(email).toMatch(/^[0-9a-f-]{36}@example\.com$/);
});
