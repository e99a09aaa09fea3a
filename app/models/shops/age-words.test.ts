import { expect, test } from "vitest";
import { ageWords } from "./age-words";

test("without the owner's words the default words are shown", () => {
  expect(ageWords(undefined, 21)).toEqual({
    title: "Are you 21 or older?",
    text: "This shop sells tobacco products. Please confirm your age to enter.",
    yesLabel: "Yes, I am 21 or older",
    noLabel: "No",
  });
});

test("the owner's words may contain the legal age several times", () => {
  const item = { title: { value: "{age}? Really {age}?", label: "" } };
  expect(ageWords(item, 18).title).toBe("18? Really 18?");
});
