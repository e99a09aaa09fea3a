import { expect, test } from "vitest";
import { registrationSchema } from "./registration-form";

const ada = { first_name: "Ada", last_name: "Marsh", email: "ada@example.com", password: "sea-salt-9" };

test("names are trimmed", () => {
  expect(registrationSchema.parse({ ...ada, first_name: " Ada " })).toEqual(ada);
});

test.each([
  ["first_name", "First name is required"],
  ["last_name", "Last name is required"],
  ["email", "Email is required"],
  ["password", "Password is required"],
])("an empty %s is refused", (field, message) => {
  const issue = registrationSchema.safeParse({ ...ada, [field]: "" }).error?.issues[0];
  expect([issue?.path, issue?.message]).toEqual([[field], message]);
});

test("a name of 100 characters is accepted, of 101 refused", () => {
  const taken = (length: number) =>
    registrationSchema.safeParse({ ...ada, last_name: "m".repeat(length) }).success;
  expect([taken(100), taken(101)]).toEqual([true, false]);
});
