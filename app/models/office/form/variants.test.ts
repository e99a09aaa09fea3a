import { expect, test } from "vitest";
import { z } from "zod";
import { differentFields } from "./different-fields";
import { formOf } from "./form-of";
import { formTextsOf, typedValue } from "./form-texts";
import { messagesOf } from "./messages-of";
import { postedTexts } from "./posted-texts";

const schema = z.object({
  estimates: z.array(
    z.union([
      z.object({ id: z.string(), text: z.string().min(1, "Say something") }).strict(),
      z.object({ id: z.string(), days: z.tuple([z.number(), z.number().max(9, "Too late")]) }).strict(),
    ]),
  ),
  link: z.object({ url: z.string().default(""), visible: z.boolean().default(true) }).optional(),
});
const form = formOf(schema, {
  estimates: { label: "Estimates", item: "estimate" },
  "estimates[].kind": { label: "Says", choices: { text: "A text", days: "Days" } },
  "estimates[].id": { label: "Name" },
  "estimates[].text": { label: "Text" },
  "estimates[].days": { label: "Days" },
  "estimates[].days[0]": { label: "Fewest" },
  "estimates[].days[1]": { label: "Most" },
  link: { label: "Link" },
  "link.url": { label: "Address" },
  "link.visible": { label: "Shown" },
});
const place = { currency: "USD", zone: "UTC" };
const value = {
  estimates: [
    { id: "soon", days: [1, 2] },
    { id: "late", text: "In May" },
  ],
};
const typed = (pairs: [string, string][]) => typedValue(form, postedTexts(form, pairs), place).value;
const messages = (pairs: [string, string][]) => {
  const { error } = schema.safeParse(typed(pairs));
  return error ? messagesOf(form, error) : {};
};

test("variants that no field tells apart are told by the field that one alone has", () => {
  const texts = formTextsOf(form, value, place);
  expect(texts).toMatchObject({ estimates: [{ kind: "days" }, { kind: "text" }] });
  expect(typedValue(form, texts, place)).toEqual({ value, problems: [] });
});

test("a group that may be left out begins with its defaults, and is left out as long as it says no more", () => {
  expect(formTextsOf(form, value, place)).toMatchObject({ link: { url: "", visible: "yes" } });
  expect(typed([["link.visible", "yes"]])).toEqual({ estimates: [] });
  expect(typed([["link.url", "/a"]])).toMatchObject({ link: { url: "/a", visible: false } });
});

test("what a variant refuses is said beside the field that was typed", () => {
  const soon: [string, string][] = [
    ["estimates[0].kind", "days"],
    ["estimates[0].id", "soon"],
    ["estimates[0].days[0]", "1"],
    ["estimates[0].days[1]", "12"],
  ];
  expect(messages(soon)).toEqual({ "estimates[0].days[1]": "Too late" });
  const empty: [string, string][] = [
    ["estimates[0].kind", "text"],
    ["estimates[0].id", "late"],
  ];
  expect(messages(empty)).toEqual({ "estimates[0].text": "Say something" });
});

test("what belongs to no field is the whole form's", () => {
  const refused = schema.refine(() => false, "These do not go together").safeParse(value);
  expect(refused.error && messagesOf(form, refused.error)).toEqual({ form: "These do not go together" });
});

test("lists of one length differ item by item, others as a whole, in words", () => {
  const texts = (estimates: unknown) => formTextsOf(form, { estimates }, place);
  const [soon, late] = value.estimates;
  const differ = (mine: unknown[], theirs: unknown[]) =>
    differentFields(form, texts(mine), texts(theirs)).map(({ label, theirText, myText }) => [
      label,
      theirText,
      myText,
    ]);
  expect(differ([soon, late], [soon, { id: "late", text: "In June" }])).toEqual([
    ["Estimate 2", "A text, Name: late, Text: In June", "A text, Name: late, Text: In May"],
  ]);
  expect(differ([], [soon])).toEqual([["Estimates", "Days, Name: soon, Days: Fewest: 1, Most: 2", ""]]);
});
