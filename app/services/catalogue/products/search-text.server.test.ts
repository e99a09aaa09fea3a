import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { foldedWords } from "~/models/catalogue/product/search-folding";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";

const database = withTestDatabase();

/** The words of each text, as the database reads it, each once and in the order of their characters. */
async function readByDatabase(texts: readonly string[]): Promise<string[][]> {
  const { rows } = await database.db.execute<{ words: string }>(sql`
    select search_text(text) as words from unnest(${sql.param(texts)}::text[]) with ordinality as t(text, at)
    order by at`);
  return rows.map(({ words }) => inOrder(words.split(/\s/)));
}

const inOrder = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ""))].sort();

it("reads the characters of each script as keywords are read (rule search-9)", async () => {
  // Not letters that are younger than some PostgreSQL, nor all of the largest scripts, whose letters are
  // alike.
  const blocks = [
    [0x01, 0x1c7f],
    [0x1cd0, 0x30ff],
    [0x4e00, 0x4e2f],
    [0xac00, 0xac2f],
    [0xf900, 0xffff],
    [0x1d400, 0x1d4ff],
    [0x20000, 0x2002f],
  ] as const;
  const characters = blocks
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .filter((character) => /\p{Assigned}/u.test(character));
  const texts = characters.map((character) => `a${character}b -${character} ${character}1`);
  const read = await readByDatabase(texts);
  const different = characters.filter(
    (_, at) => String(read[at]) !== String(inOrder(foldedWords(texts[at] ?? ""))),
  );
  expect(different.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

it("reads texts with signs, marks and scripts as keywords are read", async () => {
  const piece = fc.constantFrom(..."aé9.,-/'+#&( \u3042\u30de\u0e01\u0301\u00df\u0142\u2019");
  const texts = fc.sample(fc.array(piece, { maxLength: 12 }), 400).map((pieces) => pieces.join(""));
  const read = await readByDatabase(texts);
  for (const [at, text] of texts.entries())
    expect([text, read[at]]).toEqual([text, inOrder(foldedWords(text))]);
});
