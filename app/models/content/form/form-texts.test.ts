import { describe, expect, test } from "vitest";
import { submittedValues } from "../../shops/forms/submitted-value";
import { formFields } from "./form-fixture";
import { formSource, isFormSource } from "./form-source";
import { signupSchema } from "./signup";

test.each([
  ["", "Website Signup"],
  ["Contact", "Website Signup(Contact)"],
])("the source of form '%s' is %s", (name, source) => {
  expect(formSource(name)).toBe(source);
  expect(isFormSource(source)).toBe(true);
});

test.each(["", "Elsewhere", "Website Signup()", "Website Signup(a\nb)"])("%o is not a source", (source) => {
  expect(isFormSource(source)).toBe(false);
});

describe("a signup", () => {
  test.each([
    ["", "Email is required!"],
    [undefined, "Email is required!"],
    ["ada", "Invalid email!"],
  ])("%o: %s", (email, message) => {
    expect(signupSchema.safeParse({ email }).error?.issues[0]?.message).toBe(message);
  });

  test("is stored in lower case", () => {
    expect(signupSchema.parse({ email: " Ada@Example.com" })).toEqual({ email: "ada@example.com" });
  });
});

test("values keep the order of the fields, and files are listed by name", () => {
  const fields = formFields({ wuid: "a", fieldType: "file" }, { wuid: "b" });
  expect(submittedValues(fields, { b: "x", a: [new File([], "1.png"), new File([], "2.png")] })).toEqual([
    { wuid: "a", value: "1.png, 2.png" },
    { wuid: "b", value: "x" },
  ]);
});
