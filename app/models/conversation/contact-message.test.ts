import { expect, test } from "vitest";
import { contactMessage } from "./contact-message";

const of = (values: Record<string, string>) =>
  contactMessage(Object.entries(values).map(([wuid, value]) => ({ wuid, value })));

test("names, e-mail and subject are taken apart, the rest is the text", () => {
  const sent = { first_name: "Ada", last_name: "Marsh", email: "ADA@example.com", message: "Hello" };
  expect(of(sent)).toEqual({
    ...{ name: "Ada Marsh", email: "ada@example.com", subject: "Contact request", content: "Hello" },
  });
  expect(of({ subject: "Wholesale", order: "1001", message: "Hello" })).toEqual({
    ...{ name: "Guest", email: "", subject: "Wholesale", content: "order: 1001\nmessage: Hello" },
  });
});

test("what is no e-mail is none, and long texts are cut", () => {
  const { email, name, content } = of({ email: "ada", name: "a".repeat(200), message: "b".repeat(20_000) });
  expect([email, name.length, content.length]).toEqual(["", 100, 10_000]);
});
