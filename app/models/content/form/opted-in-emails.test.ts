import { expect, test } from "vitest";
import { formFields } from "./form-fixture";
import { optedInEmails } from "./opted-in-emails";

const fields = formFields(
  {
    wuid: "mail",
    fieldType: "email",
    fieldCollectEmail: true,
    fieldShowEmailOptIn: true,
    fieldEmailOptInText: "News",
  },
  { wuid: "other", fieldType: "email" },
);

test("only an e-mail field with an opt-in that was ticked", () => {
  expect(optedInEmails(fields, { mail: "Ada@Example.com", other: "bo@example.com" }, () => true)).toEqual([
    "ada@example.com",
  ]);
});

test.each([
  ["not opted in", { mail: "ada@example.com" }, false],
  ["nothing typed", { mail: "" }, true],
])("none with %s", (_, submission, isOptedIn) => {
  expect(optedInEmails(fields, submission, () => isOptedIn)).toEqual([]);
});
