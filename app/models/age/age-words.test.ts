import { expect, test } from "vitest";
import { ageWords } from "./age-words";

test("without an owner's words ours are said", () => {
  expect(ageWords(undefined, 21)).toEqual({
    title: "Are you 21 or older?",
    text: "This shop sells tobacco products. Please confirm your age to enter.",
    yesLabel: "Yes, I am 21 or older",
    noLabel: "No",
  });
});

test("the owner's words name the legal age as often as they like", () => {
  const item = { title: { value: "{age}? Really {age}?", label: "" } };
  expect(ageWords(item, 18).title).toBe("18? Really 18?");
});
