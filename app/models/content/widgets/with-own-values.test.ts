import { describe, expect, test } from "vitest";
import { formItems } from "../form/form-fixture";
import { readFormDefinition } from "../form/read-form-definition";
import { hasContactForm, withOwnValues } from "./with-own-values";

const ada = { firstName: "Ada", lastName: "Marsh", email: "ada@example.com" };
const form = (props: Record<string, unknown>) =>
  readFormDefinition("contact", {
    props,
    items: formItems(
      { fieldType: "text", wuid: "name", fieldLabel: "Your name", fieldDefaultValue: "Somebody" },
      { fieldType: "email", wuid: "mail", fieldLabel: "Email" },
      { fieldType: "textarea", wuid: "text", fieldLabel: "Message", fieldDefaultValue: "Hello" },
    ),
  });
const begins = (...args: Parameters<typeof withOwnValues>) =>
  withOwnValues(...args).fields.map(({ defaultValue }) => defaultValue);

describe("a form", () => {
  test("that begins a conversation begins with its customer's name and e-mail", () => {
    expect(begins(form({ startsConversation: true }), ada)).toEqual([
      "Ada Marsh",
      "ada@example.com",
      "Hello",
    ]);
  });
  test("is as its owner made it for a guest, and where it begins none", () => {
    expect(begins(form({ startsConversation: true }), null)).toEqual(["Somebody", "", "Hello"]);
    expect(begins(form({}), ada)).toEqual(["Somebody", "", "Hello"]);
  });
});

test("a contact form is found in a template, and in one that it shows", () => {
  const widget = (type: string, props = {}, data: unknown = null) => ({ type, props, items: [], data });
  const contact = { widgets: { a: widget("form", { startsConversation: true }) } };
  expect(hasContactForm(contact)).toBe(true);
  expect(hasContactForm({ widgets: { a: widget("block", {}, { tree: [], ...contact }) } })).toBe(true);
  expect(hasContactForm({ widgets: { a: widget("form"), b: widget("popup", {}, { mayShow: true }) } })).toBe(
    false,
  );
});
