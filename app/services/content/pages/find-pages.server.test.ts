import { expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addTemplate, openRequest } from "./content-fixture.server";
import { findPages } from "./find-pages.server";

const database = withTestDatabase();

test("a keyword finds pages by their text, not those kept from search engines (rule search-7)", async () => {
  const ctx = await openTestShop(database.db);
  await addTemplate(
    ctx,
    { name: "About", slug: "about" },
    "<p>We take <b>returns</b>.</p><script>mug()</script>",
  );
  await addTemplate(
    ctx,
    { name: "Notes", slug: "notes", seo_crawler_setting: "noindex_follow" },
    "<p>Returns</p>",
  );
  const { context } = openRequest(ctx);
  expect((await findPages(context, "return")).map(({ slug }) => slug)).toEqual(["about"]);
  expect(await findPages(context, "mug")).toEqual([]);
});
