import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatMessage } from "~/models/platform/texts/format-message";
import { saidMessages } from "../../scripts/documents/write-texts";
import { hasUnreadableMessage } from "../../scripts/framework/find-messages.mjs";

const said = saidMessages();
const catalogues = readdirSync("app/texts").map((file) => ({
  language: file.replace(".json", ""),
  texts: JSON.parse(readFileSync(join("app/texts", file), "utf8")) as Record<string, string>,
}));

/** The parameters of a message: what is asked of its values. */
function parametersOf(text: string, language: string): string[] {
  const asked = new Set<string>();
  for (const count of [0, 1, 2, 3, 5, 11, 100, 1000000]) {
    const get = (_: object, name: string | symbol) => {
      asked.add(String(name));
      return count;
    };
    const values = new Proxy({}, { get });
    formatMessage(text, values, language);
  }
  return [...asked].toSorted();
}

test("each message can be collected: a text in double quotes", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => join("app", name));
  const unreadable = sources.filter((file) => hasUnreadableMessage(readFileSync(file, "utf8")));
  expect(unreadable).toEqual([]);
});

test("no message begins or ends with a space, nor is without words", () => {
  expect(said.filter((text) => text !== text.trim() || !/\p{L}/u.test(text.replace(/\{\w+\}/g, "")))).toEqual(
    [],
  );
});

test.each(said)("is well formed: %s", (text) => {
  expect(() => parametersOf(text, "en")).not.toThrow();
});

describe.each(catalogues)("the catalogue of $language", ({ language, texts }) => {
  test("has each message of the product and no other", () => {
    expect(
      said.filter((text) => !texts[text]),
      "`npm run texts` lists what is missing",
    ).toEqual([]);
    expect(Object.keys(texts).filter((text) => !said.includes(text))).toEqual([]);
  });

  test("names the parameters and elements of each message", () => {
    const elements = (text: string) => (text.match(/<\/?[a-z]+>/g) ?? []).toSorted();
    const wrong = Object.entries(texts).filter(
      ([text, translated]) =>
        String(parametersOf(text, "en")) !== String(parametersOf(translated, language)) ||
        String(elements(text)) !== String(elements(translated)),
    );
    expect(wrong).toEqual([]);
  });
});
