import { expect, test } from "vitest";
import { messageName } from "../message-name";
import { messageFormSchema, messageText } from "./message-form";

const errorOf = (text: unknown, limit = 10) => messageText(limit).safeParse(text).error?.issues[0]?.message;

test.each(["", "   ", "\n\t", undefined])("a blank message %j is refused", (text) => {
  expect(errorOf(text)).toBe("Message is required.");
});

test("a message may have as many characters as the shop says, counted as people do", () => {
  expect(errorOf("👍".repeat(10))).toBeUndefined();
  expect(errorOf(`  ${"a".repeat(10)}  `)).toBeUndefined();
  expect(errorOf("a".repeat(11))).toBe("Message may not be greater than 10 characters");
});

test("a display name has at least two words, where one is asked for", () => {
  const rules = { characterLimit: 10, asksName: true, asksSubject: false };
  const errors = (display_name: string) =>
    messageFormSchema(rules).safeParse({ content: "Hi", display_name }).error?.issues[0]?.message;
  expect(errors("Ada")).toBe("Display name must equal or more than 2 words.");
  expect(errors(" ")).toBe("Display name is required");
  expect(errors("Ada Marsh")).toBeUndefined();
});

test.each([
  [{ nickName: "Sea Salt", firstName: "Ada", lastName: "Marsh" }, "Sea Salt"],
  [{ nickName: "salty", firstName: "Ada", lastName: "marsh" }, "Ada M."],
  [{ nickName: "", firstName: "Ada", lastName: "" }, null],
  [{ nickName: "", firstName: "", lastName: "" }, null],
])("%j writes as %j", (names, name) => {
  expect(messageName(names)).toBe(name);
});
