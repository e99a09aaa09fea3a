import { describe, expect, test } from "vitest";
import { formFields, readItems } from "./form-fixture";
import { readSubmitLabel } from "./read-form-fields";

const only = (item: Record<string, string | number | boolean>) => formFields(item)[0];

describe("readFormFields", () => {
  test("applies defaults to missing properties", () => {
    expect(only({ fieldLabel: "Your name" })).toMatchObject({
      wuid: "your-name",
      kind: "text",
      isRequired: false,
      rows: 3,
      sizeLimitMb: 2,
      min: null,
      optInText: null,
      extensions: ["jpeg", "jpg", "png", "gif", "heic", "webp", "avif", "pdf", "svg"],
    });
  });

  test("gives each field a unique name", () => {
    const fields = formFields(
      { fieldLabel: "Name" },
      { fieldLabel: "Name" },
      { wuid: "__proto__" },
      { wuid: "W_1" },
    );
    expect(fields.map(({ wuid }) => wuid)).toEqual(["name", "name-2", "field", "W_1"]);
  });

  test("ignores the submit button and unknown types", () => {
    expect(formFields({ fieldType: "submit" }, { fieldType: "hologram" })).toEqual([]);
  });

  test("splits options at vertical bars, with an icon after the value", () => {
    expect(
      only({ fieldType: "button-group", fieldBtnGroups: "Mail <b>@</b>| Phone ||Mail" })?.options,
    ).toEqual([
      { value: "Mail", iconHtml: "<b>@</b>" },
      { value: "Phone", iconHtml: "" },
    ]);
  });

  test.each([
    ["text off", { fieldEmailOptInText: "" }],
    ["opt-in off", { fieldShowEmailOptIn: false }],
    ["collecting off", { fieldCollectEmail: false }],
    ["another type", { fieldType: "text" }],
  ])("has no opt-in with %s", (_, change) => {
    const asking = {
      fieldType: "email",
      fieldCollectEmail: true,
      fieldShowEmailOptIn: true,
      fieldEmailOptInText: "News",
    };
    expect(only(asking)?.optInText).toBe("News");
    expect(only({ ...asking, ...change })?.optInText).toBeNull();
  });

  test.each([
    ["", 2],
    [0, 2],
    [-1, 2],
    ["much", 2],
    [0.5, 0.5],
    [500, 20],
  ])("a size limit of %o is %d MB", (fieldFileSizeLimit, limitMb) => {
    expect(only({ fieldType: "file", fieldFileSizeLimit })?.sizeLimitMb).toBe(limitMb);
  });

  test("accepts only extensions that forms may accept", () => {
    expect(only({ fieldType: "file", fieldSupportedTypes: ".PDF, png|exe" })?.extensions).toEqual([
      "pdf",
      "png",
    ]);
  });
});

test("labels the submit button 'Submit' by default", () => {
  expect(readSubmitLabel([])).toBe("Submit");
  expect(readSubmitLabel(readItems({ fieldType: "submit", primaryBtnName: "Send" }))).toBe("Send");
});
