import { describe, expect, test } from "vitest";
import { formFields } from "../../content/form/form-fixture";
import { fileProblem, maxFilesPerField, submissionSchema } from "./submission-schema";

type Item = Record<string, string | number | boolean>;

/** The error message of a field with this definition for a value, or null. */
function problem(item: Item, value: unknown): string | null {
  const result = submissionSchema(formFields({ fieldLabel: "It", wuid: "it", ...item })).safeParse({
    it: value,
  });
  return result.error?.issues[0]?.message ?? null;
}

const file = (name: string, sizeBytes = 1) => new File([new Uint8Array(sizeBytes)], name);

test("a name holds no web address, other texts may (rule forms-19)", () => {
  const refusal = "Your name can’t hold a web address";
  expect(problem({ fieldType: "text", fieldLabel: "Your name" }, "www.win.example")).toBe(refusal);
  expect(problem({ fieldType: "text", fieldLabel: "Your site" }, "www.win.example")).toBeNull();
});

describe("a required field", () => {
  test.each([
    "text",
    "email",
    "phone",
    "number",
    "textarea",
    "select",
    "radio",
    "button-group",
    "checkbox",
    "file",
  ])("of type %s is reported missing", (fieldType) => {
    expect(problem({ fieldType, fieldRequired: true }, undefined)).toBe("It is required");
    expect(problem({ fieldType }, undefined)).toBeNull();
  });

  test("is not satisfied by spaces", () => {
    expect(problem({ fieldRequired: true }, "  ")).toBe("It is required");
  });
});

describe("a value must satisfy its field's rule", () => {
  test.each([
    [{ fieldType: "email" }, "ada@example", "Please enter a valid email address"],
    [{ fieldType: "phone" }, "610 555 123", "Please enter a valid phone number"],
    [{ fieldType: "number", fieldMinValue: 2 }, "1", "It must be greater than or equal to 2"],
    [{ fieldType: "number", fieldMaxValue: 2 }, "3", "It must be less than or equal to 2"],
    [{ fieldType: "number" }, "many", "It must be a number"],
    [{ fieldType: "select", fieldOptionValues: "A|B" }, "C", "Please choose again: It"],
    [{ fieldType: "checkbox" }, "maybe", "Please choose again: It"],
    [{}, "x".repeat(501), "It may not be greater than 500 characters"],
    [{ fieldType: "textarea" }, "x".repeat(10_001), "It may not be greater than 10000 characters"],
  ])("%j refuses %s", (item, value, message) => {
    expect(problem(item as Item, value)).toBe(message);
  });

  test.each([
    [{ fieldType: "email" }, "ada@example.com"],
    [{ fieldType: "phone" }, "(610) 555-1234"],
    [{ fieldType: "number", fieldMinValue: 2, fieldMaxValue: 2 }, "2"],
    [{ fieldType: "radio", fieldRadioGroups: "A|B" }, "B"],
    [{ fieldType: "checkbox", fieldRequired: true }, "On"],
    [{}, "x".repeat(500)],
  ])("%j accepts it", (item, value) => {
    expect(problem(item as Item, value)).toBeNull();
  });
});

describe("files", () => {
  const photo: Item = { fieldType: "file", fieldSupportedTypes: "jpg|png", fieldFileSizeLimit: 1 };

  test.each([
    ["of another ending", file("a.exe"), "It must have a valid file type (eg: .jpg, .png)"],
    ["without an ending", file("jpg"), "It must have a valid file type (eg: .jpg, .png)"],
    ["of a byte too much", file("a.jpg", 1024 * 1024 + 1), "The file size exceeds the maximum limit of 1MB."],
    ["of exactly the limit", file("a.JPG", 1024 * 1024), null],
  ])("%s", (_, chosen, message) => {
    expect(problem(photo, chosen)).toBe(message);
  });

  test("each of several is checked", () => {
    expect(problem(photo, [file("a.jpg"), file("b.exe")])).toBe(
      "It must have a valid file type (eg: .jpg, .png)",
    );
  });

  test("too many are refused", () => {
    const many = Array.from({ length: maxFilesPerField + 1 }, (_, at) => file(`${at}.jpg`));
    expect(problem(photo, many)).toBe("Files of It must be less than or equal to 5");
    expect(problem(photo, many.slice(1))).toBeNull();
  });

  test("an empty file input sends none", () => {
    expect(
      submissionSchema(formFields({ wuid: "it", fieldType: "file" })).parse({ it: file("", 0) }),
    ).toEqual({
      it: [],
    });
  });

  test("that are sent later are not required yet", () => {
    const fields = formFields({ wuid: "it", fieldType: "file", fieldRequired: true });
    expect(submissionSchema(fields, "later").safeParse({}).success).toBe(true);
  });

  test("are checked by their own name", () => {
    const [field] = formFields(photo);
    expect(field && fileProblem(field, { name: "x.png.exe", size: 1 })).toContain("valid file type");
  });
});

test("unknown fields are dropped, and an unchecked checkbox is 'Off'", () => {
  const schema = submissionSchema(formFields({ wuid: "a" }, { wuid: "b", fieldType: "checkbox" }));
  expect(schema.parse({ a: " x ", other: "y" })).toEqual({ a: "x", b: "Off" });
});
