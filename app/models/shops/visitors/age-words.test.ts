import { expect, test } from "vitest";
import { readValues } from "../../platform/fields/read-value";
import { ageFields } from "./age-fields";
import { ageWords } from "./age-words";

test("without the owner's words the default words are shown", () => {
  expect(ageWords(readValues(ageFields, {}), 21)).toEqual({
    title: "Are you 21 or older?",
    text: "This shop sells tobacco products. Please confirm your age to enter.",
    yesLabel: "Yes, I am 21 or older",
    noLabel: "No",
  });
});

test("the owner's words may contain the legal age several times", () => {
  const item = readValues(ageFields, { title: "{age}? Really {age}?" });
  expect(ageWords(item, 18).title).toBe("18? Really 18?");
});
