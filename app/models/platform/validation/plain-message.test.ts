import { expect, test } from "vitest";
import { z } from "zod";
import { plainMessage } from "./plain-message";

test.each([
  [z.string().max(2), "abc", "Use at most 2 characters."],
  [z.string().min(1), "", "Fill this in."],
  [z.string().min(2), "a", "Use at least 2 characters."],
  [z.array(z.string()).max(2), ["a", "b", "c"], "Use at most 2 entries."],
  [z.array(z.string()).min(2), [], "Use at least 2 entries."],
  [z.number().max(5), 6, "Use 5 or less."],
  [z.number().min(0), -1, "Use 0 or more."],
  [z.number().positive(), 0, "Use more than 0."],
  [z.string(), undefined, "Fill this in."],
  [z.string().max(2, "Too long for a sign"), "abc", "Too long for a sign"],
])("%# says what to do", (schema, value, words) => {
  const { error } = schema.safeParse(value);
  expect(error?.issues.map(({ message }) => plainMessage(message))).toEqual([words]);
});
