import { expect, test } from "vitest";
import { z } from "zod";
import { group, leaf, repeatedNode } from "~/models/office/form/leaf";
import { StaleRecord } from "~/models/shops/records/stale-record";
import { answerRecordForm, type RecordAnswer } from "../answer-record-form.server";

const row = group("", "", [leaf("to", "To")]);
const form = group("", "", [
  leaf("name", "Name"),
  leaf("price", "Price", { kind: "money" }),
  repeatedNode("rows", "Rows", "row", row),
]);
const place = { currency: "EUR", zone: "UTC" };
const began = { name: "Mug", price: 900, rows: [{ to: "AT" }] };
const theirs = { name: "Cup", price: 950, rows: [{ to: "AT" }] };

/** The answer to what was typed into the form of `began`, when `theirs` is stored by now. */
async function answerTo(typed: Record<string, string>, formerOf = async (): Promise<unknown> => began) {
  const posted = new FormData();
  for (const [name, text] of Object.entries({ version: "v1", "rows[0].to": "AT", ...typed }))
    posted.append(name, text);
  const saved: unknown[] = [];
  const answer = await answerRecordForm(
    posted,
    { id: "record", form, schema: z.any(), place, formerOf },
    async (value, version) => {
      if (version !== "v2") throw new StaleRecord(theirs, "v2");
      saved.push(value);
      return new Response();
    },
  );
  const refused = async () => (answer instanceof Response ? await answer.json() : answer) as RecordAnswer;
  return saved.length > 0 ? { saved: saved[0] } : { refused: await refused() };
}

test("of what only the other changed the form has theirs, of the rest mine (rule office-7)", async () => {
  const { refused } = await answerTo({ name: "Jug", price: "9" });
  expect(refused?.repopulateFields).toEqual({ name: "Jug", price: "9.50", rows: [{ to: "AT" }] });
  expect(refused?.began).toEqual({ name: "Mug", price: "9.00", rows: [{ to: "AT" }] });
  expect(refused?.version).toBe("v2");
});

test("where it is not kept what both began with, the form has what was typed", async () => {
  const { refused } = await answerTo({ name: "Jug", price: "9" }, async () => undefined);
  expect([refused?.repopulateFields, refused?.began]).toEqual([
    { name: "Jug", price: "9", rows: [{ to: "AT" }] },
    null,
  ]);
});

const asked = { version: "v2", name: "Jug", price: "9.50", theirs: JSON.stringify({ name: "Cup" }) };

test("a chosen field is saved as the other has it", async () => {
  expect(await answerTo({ ...asked, asked: "1", "take[0]": "name" })).toEqual({
    saved: { name: "Cup", price: 950, rows: [{ to: "AT" }] },
  });
});

test("a field that is not chosen is asked again, and nothing is saved", async () => {
  const { refused } = await answerTo({ ...asked, asked: "1", began: JSON.stringify({ name: "Mug" }) });
  expect(refused).toMatchObject({
    fieldErrors: { form: "Choose for each field what is saved." },
    theirs: { name: "Cup" },
    began: { name: "Mug" },
  });
});
