import { expect, test } from "vitest";
import { z } from "zod";
import { checkInput, problemText } from "./input-problems";

const schema = z
  .object({
    page: z
      .object({
        size: z.number().int().min(1).max(100).default(24),
        side: z.enum(["left", "right"]).optional(),
      })
      .strict()
      .default({}),
    on: z.boolean().default(true),
    email: z.string().email().optional(),
    name: z.string().min(1).max(5).default("a"),
    codes: z
      .array(z.object({ code: z.string().regex(/^x/, "Begin with x") }).strict())
      .max(2)
      .default([]),
    ways: z.array(z.discriminatedUnion("type", [z.object({ type: z.literal("flat") }).strict()])).default([]),
  })
  .strict();

test.each([
  [{ page: { size: 101 } }, "page.size", "Use at most 100"],
  [{ page: { size: 0 } }, "page.size", "Use at least 1"],
  [{ page: { size: 1.5 } }, "page.size", "Use a whole number"],
  [{ page: { size: "24" } }, "page.size", "Use a number"],
  [{ page: { side: "top" } }, "page.side", "Use one of left, right"],
  [{ page: { sise: 24 } }, "page.sise", "There is no such key: use one of size, side"],
  [{ page: [] }, "page", "Use an object in { }"],
  [{ on: "yes" }, "on", "Use true or false"],
  [{ name: 1 }, "name", "Use a text in quotes"],
  [{ name: "" }, "name", "This is required"],
  [{ name: "abcdef" }, "name", "Use at most 5 characters"],
  [{ email: "ada" }, "email", "Use an email address"],
  [{ codes: {} }, "codes", "Use a list in [ ]"],
  [{ codes: [{}] }, "codes.0.code", "This is required"],
  [{ codes: [{ code: "a" }] }, "codes.0.code", "Begin with x"],
  [{ codes: [{ code: "x", name: "x" }] }, "codes.0.name", "There is no such key: use one of code"],
  [{ codes: Array(3).fill({ code: "x" }) }, "codes", "Use at most 2 entries"],
  [{ ways: [{ type: "round" }] }, "ways.0.type", "Use one of flat"],
  [{ ways: [{ type: "flat", cost: 1 }] }, "ways.0.cost", "There is no such key"],
])("%j is corrected at %s: %s", (input, key, mend) => {
  expect(checkInput(schema, input)).toMatchObject({ problems: [{ key, mend }] });
});

test("an error has the path of its key", () => {
  const checked = checkInput(schema, { codes: [{ code: "x", name: "x" }] });
  expect("problems" in checked && checked.problems[0]?.path).toEqual(["codes", 0, "name"]);
});

test("all errors are listed at once", () => {
  const checked = checkInput(schema, { on: 1, page: { size: 0, color: "red" } });
  expect("problems" in checked && problemText("shop.json", checked.problems)).toBe(
    [
      "shop.json: 3 errors",
      "page.size: Use at least 1",
      "page.color: There is no such key: use one of size, side",
      "on: Use true or false",
    ].join("\n  "),
  );
});

test("a single error is one line", () => {
  expect(problemText("shop.json", [{ key: "", path: [], mend: "Use an object in { }" }])).toBe(
    "shop.json: the whole file: Use an object in { }",
  );
});

test("valid input is returned with defaults", () => {
  expect(checkInput(schema, { name: "b" })).toEqual({
    data: { page: { size: 24 }, on: true, name: "b", codes: [], ways: [] },
  });
});
