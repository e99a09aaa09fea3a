import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messageElements, messageParameters } from "~/models/platform/texts/message-problem";
import { textLanguages } from "~/models/platform/texts/text-languages";
import { saidMessages } from "../../scripts/documents/write-texts";
import { hasUnreadableMessage } from "../../scripts/framework/find-messages.mjs";

const said = saidMessages();
const catalogues = readdirSync("app/texts").map((file) => ({
  language: file.replace(".json", ""),
  texts: JSON.parse(readFileSync(join("app/texts", file), "utf8")) as Record<string, string>,
}));

/** The names of the cases of each plural in a message. */
function pluralsOf(text: string): string[][] {
  return [...text.matchAll(/\{\w+, plural,/g)].map((found) => {
    const cases: string[] = [];
    let depth = 0;
    let label = "";
    for (const sign of text.slice(found.index + found[0].length)) {
      if (sign === "{" && depth === 0) cases.push(label.trim());
      depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
      if (depth < 0) break;
      label = depth === 0 && sign !== "}" ? label + sign : "";
    }
    return cases;
  });
}

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => ({ file: join("app", name), text: readFileSync(join("app", name), "utf8") }));

test("each message can be collected: a text in double quotes", () => {
  expect(sources.filter(({ text }) => hasUnreadableMessage(text)).map(({ file }) => file)).toEqual([]);
});

test("a message with a name for all is said where it is shown, or a page of a server is English", () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = message\(/g)].map(([, name]) => name),
  );
  const shown = new RegExp(`(?:>\\s*\\{|\\btext: )(?:${named.join("|")})\\b(?!\\()`);
  expect(sources.filter(({ text }) => shown.test(text)).map(({ file }) => file)).toEqual([]);
});

test("no message begins or ends with a space, nor is without words", () => {
  expect(said.filter((text) => text !== text.trim() || !/\p{L}/u.test(text.replace(/\{\w+\}/g, "")))).toEqual(
    [],
  );
});

test.each(said)("is well formed: %s", (text) => {
  expect(() => messageParameters(text, "en")).not.toThrow();
});

test("there is a catalogue for each language but English", () => {
  expect(["en", ...catalogues.map(({ language }) => language)].toSorted()).toEqual(
    Object.keys(textLanguages).toSorted(),
  );
});

describe.each(catalogues)("the catalogue of $language", ({ language, texts }) => {
  test("has each message of the product and no other", () => {
    const missing = said.filter((text) => !texts[text]);
    expect(missing, `${language} lacks ${missing.length} of ${said.length}: see \`npm run texts\``).toEqual(
      [],
    );
    expect(Object.keys(texts).filter((text) => !said.includes(text))).toEqual([]);
  });

  test("has the cases of its language in each plural", () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)).concat("other"));
    const wrong = Object.values(texts).filter((text) =>
      pluralsOf(text).some((cases) => {
        const isOne = cases.includes("one") || cases.includes("=1");
        return [...needed].some((name) => (name === "one" ? !isOne : !cases.includes(name)));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("names the parameters and elements of each message", () => {
    const wrong = Object.entries(texts).filter(
      ([text, translated]) =>
        String(messageParameters(text, "en")) !== String(messageParameters(translated, language)) ||
        String(messageElements(text)) !== String(messageElements(translated)),
    );
    expect(wrong).toEqual([]);
  });
});

test("French signs do not break from their words", () => {
  const french = catalogues.find(({ language }) => language === "fr")?.texts ?? {};
  expect(Object.values(french).filter((text) => / [;:!?%»]|« /.test(text))).toEqual([]);
});
