import { describe, expect, test } from "vitest";
import { checkPersonalization } from "./check-personalization";
import { field } from "./option-fixture";

describe("personalization", () => {
  test.each([
    ["a required text that is missing", field("name"), "", "name is required"],
    ["blanks in a required field", field("name"), "   ", "name is required"],
    ["an optional field that is empty", field("name", { isRequired: false }), "", null],
    ["as many characters as allowed", field("name"), "abcdefghij", null],
    ["a character too many", field("name"), "abcdefghijk", "name may not be greater than 10 characters"],
    ["an address that is none", field("to", { type: "email" }), "ann@", "Please enter a valid email address"],
    ["an address", field("to", { type: "email", characterLimit: 50 }), "ann@example.com", null],
    ["an optional day that is empty", field("on", { type: "date", isRequired: false }), "", null],
    [
      "a time of a day",
      field("on", { type: "date", characterLimit: 20 }),
      "2026-02-28T10:00",
      "Please enter a date.",
    ],
    [
      "a day in words",
      field("on", { type: "date", characterLimit: 20 }),
      "28 February",
      "Please enter a date.",
    ],
    [
      "a day of a far year",
      field("on", { type: "date", characterLimit: 20 }),
      "+002026-02-28",
      "Please enter a date.",
    ],
    ["a day that is none", field("on", { type: "date" }), "2026-02-30", "Please enter a date."],
    ["a day", field("on", { type: "date" }), "2026-02-28", null],
  ])("%s", (_name, one, text, message) => {
    expect(checkPersonalization([one], { [one.code]: text }).problems).toEqual(
      message && { [one.code]: message },
    );
  });

  test("keeps trimmed texts of displayed fields only", () => {
    const fields = [field("name"), field("later", { isDisplayed: false })];
    expect(checkPersonalization(fields, { name: " Ann " }).texts).toEqual({ name: "Ann" });
    expect(checkPersonalization(fields, { name: "Ann", later: "x" }).problems).toEqual({
      later: "This product has no such field.",
    });
  });

  test("has no entry for an optional field that is empty or was not sent", () => {
    const fields = [
      field("name"),
      field("note", { isRequired: false }),
      field("motto", { isRequired: false }),
    ];
    expect(checkPersonalization(fields, { name: "Ann", note: " " }).texts).toEqual({ name: "Ann" });
  });
});
