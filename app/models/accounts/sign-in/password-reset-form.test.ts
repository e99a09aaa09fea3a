import { expect, test } from "vitest";
import { passwordResetSchema } from "./password-reset-form";

test("both passwords must be the same", () => {
  const form = { hash: "t", password: "sea-salt-9", password_again: "sea-salt-8" };
  const issue = passwordResetSchema.safeParse(form).error?.issues[0];
  expect([issue?.path, issue?.message]).toEqual([["password_again"], "The Password does not match"]);
});

test("a missing token passes the form; the service refuses it", () => {
  const form = { password: "sea-salt-9", password_again: "sea-salt-9" };
  expect(passwordResetSchema.parse(form).hash).toBe("");
});
