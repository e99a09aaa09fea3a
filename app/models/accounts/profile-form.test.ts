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

test("names hold no web address (rule forms-19)", () => {
  const link = "www.win.example";
  const typed = { first_name: link, last_name: link, nick_name: link };
  expect(profileSchema.safeParse(typed).error?.flatten().fieldErrors).toEqual({
    first_name: ["First name can’t hold a web address"],
    last_name: ["Last name can’t hold a web address"],
    nick_name: ["Nickname can’t hold a web address"],
  });
});
