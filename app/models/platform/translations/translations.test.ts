import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { checkInput } from "../validation/input-problems";
import { withTranslations } from "./translated-schema";
import { parseTranslationKey, translatedTexts, translationsOf } from "./translations";
import { wordsIn } from "./words-in";

test.each([
  ["name:de", { field: "name", language: "de" }],
  ["option:Color:de-AT", { field: "option:Color", language: "de-AT" }],
  ["name", null],
  ["name:", null],
  [":de", null],
  ["name:German", null],
  ["name:de_AT", null],
])("%s is %j", (key, expected) => {
  expect(parseTranslationKey(key)).toEqual(expected);
});

const isTranslated = (field: string) => field === "name";

test("what stands beside texts is kept by language, and written back as it stood", () => {
  const record = { name: "Mug", "name:fr": "Tasse", "name:de": "Becher", "slug:de": "becher", "name:nl": "" };
  const translations = translationsOf(record, isTranslated);
  expect(translations).toEqual({ de: { name: "Becher" }, fr: { name: "Tasse" } });
  expect(translatedTexts(translations)).toEqual({ "name:de": "Becher", "name:fr": "Tasse" });
});

test("a record of one language has none", () => {
  expect(translationsOf({ name: "Mug" }, isTranslated)).toBeNull();
});

describe("a schema with further languages", () => {
  const schema = withTranslations(z.object({ name: z.string().min(1), rank: z.number().default(0) }), [
    "name",
  ]);

  it("takes them beside the texts, and leaves empty ones out", () => {
    expect(checkInput(schema, { name: "Mug", "name:de": "Becher", "name:fr": "" })).toEqual({
      data: { name: "Mug", rank: 0, "name:de": "Becher" },
    });
  });

  it.each([
    [{ "rank:de": "1" }, "rank:de", "There is no such key: use one of name, rank"],
    [{ nome: "x" }, "nome", "There is no such key: use one of name, rank"],
    [{ "name:de": 3 }, "name:de", "Use a text in quotes"],
    [{ "name:de": "x".repeat(200_001) }, "name:de", "Use at most 200000 characters"],
  ])("refuses %j", (typed, key, mend) => {
    expect(checkInput(schema, { name: "Mug", ...typed })).toMatchObject({ problems: [{ key, mend }] });
  });

  it("refuses more languages than a shop can have", () => {
    const names = Array.from({ length: 25 }, (_, at) => [`name:a${String.fromCharCode(97 + at)}`, "x"]);
    expect(checkInput(schema, { name: "Mug", ...Object.fromEntries(names) })).toMatchObject({
      problems: [{ mend: "Use at most 24 languages" }],
    });
  });
});

describe("a record as it reads", () => {
  const menu = {
    id: "main",
    items: [
      { label: "Mugs", "label:de": "Becher", url: "/mugs" },
      { label: "Tea", "label:de": "", url: "/tea", items: [{ label: "Green", "label:fr": "Vert" }] },
    ],
    said: { "Note:de": "a text that someone typed: de" },
  };

  it("in a language has its words, and its first ones where it has none", () => {
    expect(wordsIn(menu, "de").items).toEqual([
      { label: "Becher", url: "/mugs" },
      { label: "Tea", url: "/tea", items: [{ label: "Green" }] },
    ]);
  });

  it("in the first language has no others", () => {
    expect(wordsIn(menu, null).items[0]).toEqual({ label: "Mugs", url: "/mugs" });
  });

  it("with a language alone has that, whatever the order of its keys", () => {
    expect(wordsIn({ "title:de": "Tee", title: "Tea" }, "de")).toEqual({ title: "Tee" });
    expect(wordsIn({ "title:de": "Tee" }, "de")).toEqual({ title: "Tee" });
  });
});
