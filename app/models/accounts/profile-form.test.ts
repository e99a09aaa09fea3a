import { expect, test } from "vitest";
import { profileSchema } from "./profile-form";

test("the nickname is optional", () => {
  expect(profileSchema.parse({ first_name: "Ada", last_name: "Marsh" }).nick_name).toBe("");
});

test("first and last name are required", () => {
  expect(Object.keys(profileSchema.safeParse({}).error?.flatten().fieldErrors ?? {})).toEqual([
    "first_name",
    "last_name",
  ]);
});
