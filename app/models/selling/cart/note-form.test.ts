import { expect, test } from "vitest";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { noteField, noteSchema } from "./note-form";

const fieldOf = (messages: object) => noteField(shopSettingsSchema.parse({ modules: { messages } }));

test("a shop asks for a note of at most 3000 characters unless it says otherwise", () => {
  expect(fieldOf({})).toEqual({ label: "Order note", limit: 3000 });
  expect(fieldOf({ checkout_label: "Tell us", character_limit: 10 })).toEqual({
    label: "Tell us",
    limit: 10,
  });
  expect(fieldOf({ is_active_checkout: false })).toBeNull();
});

const five = { label: "Note", limit: 5 };

test.each([
  ["12345", "12345"],
  [" 12345 ", "12345"],
  ["1\r\n3\r\n5", "1\n3\n5"],
  [undefined, ""],
])("%j is kept as %j", (typed, kept) => {
  expect(noteSchema(five).parse(typed)).toBe(kept);
});

test("a longer note is refused", () => {
  expect(noteSchema(five).safeParse("123456").error?.issues[0]?.message).toBe(
    "Note may not be greater than 5 characters",
  );
});

test("a shop that asks for no note keeps none", () => {
  expect(noteSchema(null).parse("Ring twice")).toBe("");
});
