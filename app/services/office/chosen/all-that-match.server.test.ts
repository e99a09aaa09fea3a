import { expect, it } from "vitest";
import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import { allThatMatch } from "./all-that-match.server";

/** A list of rows with the ids from 1 on, read as a search reads them. */
const listOf = (total: number) => (page: { after: number | null; limit: number }) =>
  Promise.resolve(
    Array.from({ length: total }, (_, at) => ({ id: at + 1 }))
      .filter(({ id }) => id > (page.after ?? 0))
      .slice(0, page.limit),
  );

it.each([0, 1, 1000, 1001, 2500])(
  "reads all %i rows that match, each once (rule office-30)",
  async (total) => {
    const found = await allThatMatch("products", listOf(total));
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
  },
);

it("refuses more rows than one change takes", async () => {
  await expect(allThatMatch("products", listOf(mostRowsOfCall + 1))).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("products are changed at once"),
  });
});
