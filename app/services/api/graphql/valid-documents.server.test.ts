import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "./graphql-module.server";
import { maxKeptDocuments, maxKeptLength, ValidDocuments } from "./valid-documents.server";

let documents: ValidDocuments;
beforeEach(() => {
  documents = new ValidDocuments();
});

/** A document of so many characters, with a number of its own. */
const sourceOf = (number: number, length = 40) => `{ a${number} `.padEnd(length - 1).concat("}");
const keep = (source: string) => documents.keep(source, parse(source));
const isKept = (source: string) => documents.find(source) !== undefined;

it("a document is found by its exact source alone", () => {
  const document = parse("{ a }");
  documents.keep("{ a }", document);
  expect(documents.find("{ a }")).toBe(document);
  expect(isKept("{ a  }")).toBe(false);
});

it("a source of 8,000 characters is kept, and one more is not", () => {
  keep(sourceOf(1, maxKeptLength));
  keep(sourceOf(2, maxKeptLength + 1));
  expect([isKept(sourceOf(1, maxKeptLength)), isKept(sourceOf(2, maxKeptLength + 1))]).toEqual([true, false]);
});

describe("when it is full", () => {
  it("of short documents 400 stay, those that were asked for last", () => {
    for (let number = 0; number < maxKeptDocuments; number++) keep(sourceOf(number));
    expect(isKept(sourceOf(0))).toBe(true);
    keep(sourceOf(maxKeptDocuments));
    const kept = Array.from({ length: maxKeptDocuments + 1 }, (_, number) => isKept(sourceOf(number)));
    expect(kept.filter(Boolean)).toHaveLength(400);
    expect([kept[0], kept[1], kept.at(-1)]).toEqual([true, false, true]);
  });

  it("of the longest ones 12 stay", () => {
    for (let number = 0; number < 20; number++) keep(sourceOf(number, maxKeptLength));
    const kept = Array.from({ length: 20 }, (_, number) => isKept(sourceOf(number, maxKeptLength)));
    expect(kept).toEqual([...Array(8).fill(false), ...Array(12).fill(true)]);
  });
});
