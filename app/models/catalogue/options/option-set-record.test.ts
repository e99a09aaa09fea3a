import { describe, expect, test } from "vitest";
import { optionSetFileSchema, optionSetRecord, readOptionSets } from "./option-set-record";

const plug = { code: "plug", label: "Plug", option_type: "select", values: [{ code: "us", label: "US" }] };
const lamp = { code: "lamp", options: [plug] };

const read = (...records: unknown[]) => readOptionSets(optionSetFileSchema.parse(records), "USD");
const problemsOf = (over: object) => read({ ...lamp, ...over }).problems;
const ruled = (condition: object, action: object) => ({
  rules: [
    {
      conditions: [{ option: "plug", values: ["us"], ...condition }],
      actions: [{ option: "plug", action: "hide", ...action }],
    },
  ],
});

describe("options.json", () => {
  test("fees become minor units and come back as amounts", () => {
    const record = {
      ...lamp,
      options: [
        { ...plug, additional_fee: "12.50", values: [{ code: "us", label: "US", additional_fee: "3" }] },
      ],
    };
    const { sets, problems } = read(record);
    const set = sets.get("lamp");
    expect(problems).toEqual([]);
    expect(set?.options[0]).toMatchObject({ feeMinor: 1250, values: [{ feeMinor: 300 }] });
    const written = set && optionSetRecord("lamp", set, "USD");
    expect(written?.options[0]).toMatchObject({
      additional_fee: "12.50",
      values: [{ additional_fee: "3.00" }],
    });
    expect(written && read(written).sets.get("lamp")).toEqual(set);
  });

  test.each([
    ["an option that is there twice", { options: [plug, plug] }, "option 'plug' is listed twice"],
    ["a choice without values", { options: [{ ...plug, values: [] }] }, "option 'plug' has no values"],
    [
      "a text with values",
      { options: [{ ...plug, option_type: "text" }] },
      "option 'plug' is typed and takes no values",
    ],
    [
      "a negative fee",
      { options: [{ ...plug, additional_fee: "-1" }] },
      "'-1' is not an amount such as 12.00",
    ],
    [
      "a condition on an unknown option",
      ruled({ option: "cable" }, {}),
      "a rule names the unknown option 'cable'",
    ],
    [
      "a condition on an unknown value",
      ruled({ values: ["uk"] }, {}),
      "a rule names the unknown value 'uk' of 'plug'",
    ],
    [
      "an action on values without any",
      ruled({}, { action: "hide_value" }),
      "the action 'hide_value' on 'plug' needs values",
    ],
    [
      "an action on an option with values",
      ruled({}, { values: ["us"] }),
      "the action 'hide' on 'plug' takes no values",
    ],
  ])("%s is a problem", (_name, over, text) => {
    expect(problemsOf(over)).toEqual([`option set 'lamp': ${text}`]);
  });

  test("any value, written as 0, is known for every option", () => {
    expect(problemsOf(ruled({ values: ["0"] }, {}))).toEqual([]);
  });

  test("a set that is there twice is a problem", () => {
    expect(read(lamp, lamp).problems).toEqual(["option set 'lamp': is listed twice"]);
  });

  test.each(["24", "Plug", "constructor", "a.b", ""])("'%s' is no code of an option", (code) => {
    expect(optionSetFileSchema.safeParse([{ ...lamp, options: [{ ...plug, code }] }]).success).toBe(false);
  });

  test("0 is no code of a value", () => {
    const values = [{ code: "0", label: "None" }];
    expect(optionSetFileSchema.safeParse([{ ...lamp, options: [{ ...plug, values }] }]).success).toBe(false);
  });
});
