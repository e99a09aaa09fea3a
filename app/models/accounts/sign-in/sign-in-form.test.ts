import { expect, test } from "vitest";
import { signInSchema } from "./sign-in-form";

test("the email is in lower case, the password as typed", () => {
  expect(signInSchema.parse({ email: " Ada@Example.com", password: " Sea " })).toEqual({
    email: "ada@example.com",
    password: " Sea ",
  });
});

test("each empty field has its message", () => {
  expect(signInSchema.safeParse({ email: "", password: "" }).error?.flatten().fieldErrors).toEqual({
    email: ["Email is required", "Please enter a valid email address"],
    password: ["Password is required"],
  });
});
