import fc from "fast-check";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { encodeHandoff } from "./encode-handoff.server";

/** The value a browser decodes. */
async function received(line: string): Promise<unknown> {
  const { value, done } = await decode(new Blob([line]).stream());
  await done;
  return value;
}

const plain = fc.letrec((tie) => ({
  any: fc.oneof(
    fc.string({ unit: "binary" }),
    fc.double().map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.boolean(),
    fc.constantFrom(null, undefined),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("any"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;

test("a browser decodes what was encoded", async () => {
  await fc.assert(
    fc.asyncProperty(plain, async (sent) => {
      expect(await received(encodeHandoff(sent))).toEqual(sent);
    }),
  );
});

test("a repeated text is sent once", () => {
  const cards = Array.from({ length: 20 }, () => ({ brand: "Reed & Rush", label: "brand" }));
  expect(encodeHandoff(cards).split("Reed & Rush")).toHaveLength(2);
  expect(encodeHandoff(cards).split('"brand"')).toHaveLength(2);
});

test.each([
  ["a date", new Date(0), "A Date cannot be sent to a browser."],
  ["a function", () => {}, "A function cannot be sent to a browser."],
  ["a map in a list", [new Map()], "A Map cannot be sent to a browser."],
  ["a promise", { later: Promise.resolve() }, "A Promise cannot be sent to a browser."],
])("%s is refused", (_, value, reason) => {
  expect(() => encodeHandoff(value)).toThrow(new TypeError(reason));
});
