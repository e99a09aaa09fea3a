import { expect, test } from "vitest";
import { profileSchema } from "./profile-form";

test("the nick name may be left out", () => {
  expect(profileSchema.parse({ first_name: "Ada", last_name: "Marsh" }).nick_name).toBe("");
});

test("the names may not", () => {
  expect(Object.keys(profileSchema.safeParse({}).error?.flatten().fieldErrors ?? {})).toEqual([
    "first_name",
    "last_name",
  ]);
});
