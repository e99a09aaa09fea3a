import { expect, test } from "vitest";
import { contactUsForm } from "./contact-us";

test("every submitted text is a field, except the recipient", () => {
  const form = contactUsForm({
    name: "Ada",
    email: "ada@example.com",
    email_to: "x@example.com",
    recaptcha_token: "t",
  });
  expect(form?.fields.map(({ wuid, kind }) => [wuid, kind])).toEqual([
    ["name", "textarea"],
    ["email", "email"],
  ]);
});

test.each([
  ["nothing", {}],
  ["blanks", { name: " " }],
  ["only who it should go to", { email_to: "x@example.com" }],
  ["no text", { name: { first: "Ada" } }],
  ["no names", { "<b>": "x", __proto__x: "y" }],
  ["a book", Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`f${at}`, "x"]))],
])("%s is not a request", (_, posted) => {
  expect(contactUsForm(posted)).toBeNull();
});
