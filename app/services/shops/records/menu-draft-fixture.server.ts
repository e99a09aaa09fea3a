import { beforeAll, beforeEach } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../context/shop-context.server";
import { listRecordDrafts } from "../drafts/list-record-drafts.server";
import { saveRecordDraft } from "../drafts/save-record-draft.server";
import { changeRecord } from "./change-record.server";
import { readRecord } from "./read-record.server";

/** A whole list of drafts on one page. */
export const wholeList = { after: null, limit: 100 };

/** A menu with one item, as an owner types it. */
export const menu = (label: string) => ({ name: "Top", items: [{ label, url: "/sale" }] });

/**
 * Gives a test file a database with a job queue, and each of its tests a new shop whose menu `top` is
 * published with the item 'Sale'.
 */
export function withPublishedMenu() {
  const database = withTestDatabase();
  let ctx: ShopContext;
  beforeAll(() => migrateJobs(database.pool));
  beforeEach(async () => {
    ctx = await openTestShop(database.db);
    await changeRecord(ctx, menuRecords, { name: "top", typed: menu("Sale") });
  });
  return {
    get ctx() {
      return ctx;
    },
    /** Publishes the menu with another item. */
    publish: (label: string) => changeRecord(ctx, menuRecords, { name: "top", typed: menu(label) }),
    /** Saves a draft of the menu with another item. */
    draft: (label: string) => saveRecordDraft(ctx, menuRecords, { name: "top", typed: menu(label) }),
    /** The item that is published. */
    published: async () => (await readRecord(ctx, menuRecords, "top")).record.items[0]?.label,
    /** All drafts of menus. */
    drafts: () => listRecordDrafts(ctx, menuRecords, wholeList),
  };
}
