import { describe, expect, test } from "vitest";
import { type ContactField, ownContactValues } from "./contact-field";
import { contactMessage } from "./contact-message";

const field = (wuid: string, kind: ContactField["kind"] = "textarea", label = wuid): ContactField => ({
  wuid,
  kind,
  label,
  isRequired: false,
});
const of = (values: Record<string, string>, more: Partial<Parameters<typeof contactMessage>[0]> = {}) =>
  contactMessage({
    fields: Object.keys(values).map((wuid) => field(wuid, wuid === "email" ? "email" : "textarea")),
    values: Object.entries(values).map(([wuid, value]) => ({ wuid, value })),
    ...more,
  });

describe("a message", () => {
  test("takes names, e-mail and subject apart, and the rest is its text", () => {
    const sent = { first_name: "Ada", last_name: "Marsh", email: "ADA@example.com", message: "Hello" };
    expect(of(sent)).toEqual({
      name: "Ada Marsh",
      email: "ada@example.com",
      subject: "Contact request",
      content: "Hello",
    });
    expect(of({ subject: "Wholesale", order: "1001", message: "Hello" })).toEqual({
      name: "Guest",
      email: "",
      subject: "Wholesale",
      content: "order: 1001\nmessage: Hello",
    });
  });

  test("has no e-mail that is none, and long texts are cut", () => {
    const { email, name, content } = of({ email: "ada", name: "a".repeat(200), message: "b".repeat(20_000) });
    expect([email, name.length, content.length]).toEqual(["", 100, 10_000]);
  });

  test("begins with the long text of a shop's own form, and names the other answers by their labels", () => {
    const fields = [
      field("who", "text", "Your name"),
      field("mail", "email", "Email"),
      field("tel", "phone", "Phone"),
      field("topic", "select", "What is it about?"),
      field("text", "textarea", "Your message"),
      field("news", "checkbox", "Call me"),
      field("quiet", "checkbox", "No answer needed"),
      { ...field("consent", "checkbox", "You may keep this"), isRequired: true },
      field("photos", "file", "Photographs"),
      field("plan", "file", "A plan"),
    ];
    const sent = {
      who: "Ada Marsh",
      mail: "ada@example.com",
      tel: "(207) 555-0142",
      topic: "A repair",
      text: " The lid\nis cracked. ",
      news: "On",
      quiet: "Off",
      consent: "On",
      photos: "lid.jpg",
      plan: "a.heic",
    };
    expect(of(sent, { fields, attached: new Set(["photos"]) })).toEqual({
      name: "Ada Marsh",
      email: "ada@example.com",
      subject: "A repair",
      content: "The lid\nis cracked.\n\nPhone: (207) 555-0142\nCall me: Yes\nA plan: a.heic",
    });
  });

  test("says which other e-mail a customer typed", () => {
    const sent = { email: "work@example.com", message: "Hello" };
    expect(of(sent, { accountEmail: "ada@example.com" }).content).toBe("Hello\n\nemail: work@example.com");
    expect(of(sent, { accountEmail: "work@example.com" }).content).toBe("Hello");
  });
});

test("fields begin with what a customer's account knows, whatever the shop calls them", () => {
  const ada = { firstName: "Ada", lastName: "Marsh", email: "ada@example.com" };
  const fields = [
    field("who", "text", "Your name"),
    field("first_name", "text", "First"),
    field("b", "text", "Last name"),
    field("mail", "email", "Where we answer"),
    field("message"),
  ];
  expect(ownContactValues(fields, ada)).toEqual({
    who: "Ada Marsh",
    first_name: "Ada",
    b: "Marsh",
    mail: "ada@example.com",
  });
  expect(ownContactValues(fields, { firstName: "", lastName: "", email: "" })).toEqual({});
});
