import { expect, test } from "vitest";
import { optionSetScreen } from "../../records/option-set-screen";
import { typedOptionSet } from "./typed-option-set";

const { form } = optionSetScreen.newForm({ widgets: {} });
const place = { currency: "USD", zone: "UTC" };
const value = { code: "us", label: "US", additional_fee: "2.50" };
const plug = { code: "plug", label: "Plug", option_type: "select", values: [value] };
const typed = (option: object) => typedOptionSet(form, { code: "", options: [option] } as never, place);

test("options are tried as they are typed, before the set has a name (rule office-101)", () =>
  expect(typed(plug).set?.options[0]).toMatchObject({ label: "Plug", values: [{ feeMinor: 250 }] }));

test.each([
  ["a field that is empty", { ...plug, label: "" }, ["option 1, Name: "]],
  ["what does not fit together", { ...plug, values: [] }, ["option 'plug' has no values"]],
  ["an amount that is none", { ...plug, values: [{ ...value, additional_fee: "much" }] }, ["'much' is not"]],
])("%s is said in the form's words", (_what, option, problems) =>
  expect(typed(option).problems).toEqual(problems.map((text) => expect.stringContaining(text))),
);
