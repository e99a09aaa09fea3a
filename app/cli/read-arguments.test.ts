import { expect, test } from "vitest";
import { readArguments } from "./read-arguments";

const read = (...args: string[]) =>
  readArguments(args, { required: ["client"], optional: ["images"] }, ["<file.csv>"]);

test("options and the rest may come in any order", () => {
  expect(read("a.csv", "--images", "pics", "--client=acme")).toEqual({
    options: { client: "acme", images: "pics" },
    switches: new Set(),
    rest: ["a.csv"],
  });
});

test("a switch takes no value", () => {
  const { switches, rest } = readArguments(["--yes", "shop"], { required: [], switches: ["yes", "plan"] }, [
    "<folder>",
  ]);
  expect([...switches]).toEqual(["yes"]);
  expect(rest).toEqual(["shop"]);
});

test("an argument in brackets may be missing", () => {
  const readKind = (...args: string[]) => readArguments(args, { required: [] }, ["[<kind>]"]).rest;
  expect([readKind(), readKind("menu")]).toEqual([[], ["menu"]]);
});

test.each([
  [["a.csv"], "--client is missing"],
  [["--client", "acme"], "<file.csv> is missing"],
  [["--client", "acme", "a.csv", "b.csv"], "unexpected argument 'b.csv'"],
  [["--client", "acme", "--force", "a.csv"], "Unknown option '--force'"],
  [["a.csv", "--client"], /--client/],
])("%j is a usage error", (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
