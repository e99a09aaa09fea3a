import { expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCategory, openTestShop } from "../products/catalogue-fixture.server";
import { readCategory } from "./read-category.server";

const database = withTestDatabase();

it.each([true, false])(
  "optional content that shows (%s) alone comes along (rule listings-8)",
  async (show) => {
    const ctx = await openTestShop(database.db);
    const optionalContent = { title: "Care", sub_title: "", description: "<p>By hand.</p>", show };
    const { id } = await addCategory(ctx, "mugs", undefined, { optionalContent });
    const read = await readCategory(ctx, id);
    expect(read?.category.optionalContent).toEqual(show ? optionalContent : null);
  },
);
