import { expect, test } from "vitest";
import { reviewFormSchema } from "./review-form";

const sent = { star: "5", nick_name: "Ada M.", title: "Good", content: "Keeps tea hot." };
const rules = { isTitleRequired: true, isGuest: false };

/** The first message for a field; undefined if there is none. */
function refusal(over: Record<string, unknown>, field: string, ofShop = rules): string | undefined {
  const read = reviewFormSchema(ofShop).safeParse({ ...sent, ...over });
  return read.error?.issues.find(({ path }) => path[0] === field)?.message;
}

test("a review has stars from 1 to 5", () => {
  expect(reviewFormSchema(rules).parse(sent).star).toBe(5);
  for (const star of [undefined, "", "0", "6", "4.5"])
    expect(refusal({ star }, "star")).toBe("Please select your star rating");
});

test("a text has at least 10 characters, spaces around it aside", () => {
  expect(refusal({ content: " 123456789 " }, "content")).toBe("Minimum of 10 characters required.");
  expect(refusal({ content: "1234567890" }, "content")).toBeUndefined();
  expect(refusal({ content: "x".repeat(5000) }, "content")).toBeUndefined();
  expect(refusal({ content: "x".repeat(5001) }, "content")).toContain("5000");
});

test("a title is needed where the shop says so", () => {
  expect(refusal({ title: " " }, "title")).toBe("Review title is required");
  expect(refusal({ title: "" }, "title", { ...rules, isTitleRequired: false })).toBeUndefined();
});

test("a display name is needed", () => {
  expect(refusal({ nick_name: "" }, "nick_name")).toBe("Display name is required");
});

test("a guest names an e-mail", () => {
  const guest = { ...rules, isGuest: true };
  expect(refusal({ email: "ada" }, "email", guest)).toBe("Please enter a valid email address");
  expect(refusal({ email: "ada@example.com" }, "email", guest)).toBeUndefined();
  expect(refusal({}, "email")).toBeUndefined();
});
