import { expect, test } from "vitest";
import { z } from "zod";
import { changeItems, readItemChange } from "./change-items";
import { formOf } from "./form-of";
import { formTextsOf, typedValue } from "./form-texts";
import { postedTexts } from "./posted-texts";

const schema = z.object({
  isOn: z.boolean().default(false),
  email: z.union([z.literal(""), z.string().email()]).default(""),
  rules: z
    .array(
      z.object({
        kind: z.enum(["tax", "other"]).default("tax"),
        rate: z.number(),
        fee: z.number().optional(),
        until: z.string().optional(),
        states: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  method: z.discriminatedUnion("by", [
    z.object({ by: z.literal("flat"), price: z.number() }),
    z.object({ by: z.literal("free") }),
  ]),
  names: z.record(z.string()).default({}),
});
const words = {
  isOn: { label: "Switched on" },
  email: { label: "Email" },
  rules: { label: "Rates", item: "rate" },
  "rules[].kind": { label: "Kind", choices: { tax: "Tax", other: "Duty" } },
  "rules[].rate": { label: "Rate", as: "percent", unit: "%" },
  "rules[].fee": { label: "Fee", as: "money" },
  "rules[].until": { label: "Until", as: "moment" },
  "rules[].states": { label: "States", item: "state" },
  method: { label: "Method" },
  "method.by": { label: "Price", choices: { flat: "One price", free: "Free" } },
  "method.price": { label: "Price", as: "money" },
  names: { label: "Names", item: "name" },
} as const;
const form = formOf(schema, words);
const place = { currency: "USD", zone: "America/New_York" };
const value = {
  isOn: true,
  email: "a@example.com",
  rules: [{ kind: "other", rate: 887.5, fee: 1250, until: "2026-11-28T05:00:00Z", states: ["NY", "NJ"] }],
  method: { by: "flat", price: 600 },
  names: { en: "Mug" },
};

test("a value comes back from the texts that a form shows of it", () => {
  const texts = formTextsOf(form, value, place);
  expect(texts).toMatchObject({
    isOn: "yes",
    rules: [{ rate: "8.875", fee: "12.50", until: "2026-11-28T00:00", states: ["NY", "NJ"] }],
    method: { by: "flat", price: "6.00" },
    names: [{ name: "en", value: "Mug" }],
  });
  expect(typedValue(form, texts, place)).toEqual({ value, problems: [] });
});

test("a post is read by the names of its fields, with gaps in lists closed", () => {
  const texts = postedTexts(form, [
    ["email", ""],
    ["rules[3].kind", "tax"],
    ["rules[3].rate", "5"],
    ["rules[7].kind", "tax"],
    ["rules[7].rate", "6"],
    ["rules[7].states[0]", "TX"],
    ["method.by", "free"],
    ["stranger", "x"],
  ]);
  const { value: typed } = typedValue(form, texts, place);
  expect(typed).toEqual({
    isOn: false,
    email: "",
    rules: [
      { kind: "tax", rate: 500, states: [] },
      { kind: "tax", rate: 600, states: ["TX"] },
    ],
    method: { by: "free" },
    names: {},
  });
});

test("what cannot be read is named by its field's path", () => {
  const texts = postedTexts(form, [
    ["rules[0].rate", "much"],
    ["rules[0].fee", "1.005"],
    ["method.by", "flat"],
    ["method.price", "six"],
  ]);
  expect(typedValue(form, texts, place).problems.map(({ path }) => path)).toEqual([
    "rules[0].rate",
    "rules[0].fee",
    "method.price",
  ]);
});

test.each([
  ["add rules", ["5", "6", ""]],
  ["remove rules[0]", ["6"]],
  ["up rules[1]", ["6", "5"]],
  ["down rules[0]", ["6", "5"]],
  ["up rules[0]", ["5", "6"]],
  ["remove other[0]", ["5", "6"]],
])("the button '%s' leaves the rates %j", (press, rates) => {
  const texts = postedTexts(form, [
    ["rules[0].rate", "5"],
    ["rules[1].rate", "6"],
  ]);
  const change = readItemChange(press);
  const after = change && changeItems(form, texts, change);
  expect((after as { rules: { rate: string }[] }).rules.map(({ rate }) => rate)).toEqual(rates);
});

test("a list within a list gets an item", () => {
  const texts = postedTexts(form, [["rules[0].states[0]", "NY"]]);
  const change = readItemChange("add rules[0].states");
  expect(change && changeItems(form, texts, change)).toMatchObject({ rules: [{ states: ["NY", ""] }] });
});

test("a field without words makes no form", () => {
  expect(() => formOf(schema, {})).toThrow("isOn");
});
