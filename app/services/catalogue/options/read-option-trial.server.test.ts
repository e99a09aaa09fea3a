import { beforeEach, expect, it } from "vitest";
import { option, value } from "~/models/catalogue/options/option-fixture";
import { optionSetRecord } from "~/models/catalogue/options/option-set-record";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { saveRecordDraft } from "../../shops/drafts/save-record-draft.server";
import { optionSetRecords } from "../product/option-set-records.server";
import { addOptionSet, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { readOptionTrial } from "./read-option-trial.server";

const database = withTestDatabase();
let ctx: ShopContext;
const setOf = (label: string) => ({
  options: [option("plug", { label, values: [value("eu")] })],
  rules: [],
  personalization: [],
});

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addOptionSet(ctx, "plugs", setOf("Plug"));
});

const tried = async (sku: string, wantsDraft = false) => {
  const { set, pieces, hasDraft, isDraft } = await readOptionTrial(ctx, { sku, wantsDraft });
  return { labels: set.options.map(({ label }) => label), pieces, hasDraft, isDraft };
};

it("tries a hidden product at the price of one piece (rule office-101)", async () => {
  const levels = [{ minQty: 1, priceMinor: 900 }];
  await addProduct(ctx, "LAMP", { optionSet: "plugs", isVisible: false, priceMinor: 1000, levels });
  expect(await tried("LAMP")).toEqual({
    labels: ["Plug"],
    pieces: [{ sku: "LAMP", text: "LAMP", unitMinor: 900 }],
    hasDraft: false,
    isDraft: false,
  });
});

it("tries each variation at its own price (rule office-101)", async () => {
  await addVariable(ctx, "TEE", { Red: { priceMinor: 700 }, Blue: {} }, { optionSet: "plugs" });
  expect((await tried("TEE")).pieces).toEqual([
    { sku: "TEE-RED", text: "Red", unitMinor: 700 },
    { sku: "TEE-BLUE", text: "Blue", unitMinor: 1000 },
  ]);
});

it("tries the set's draft where one is wanted (rule office-101)", async () => {
  await addProduct(ctx, "LAMP", { optionSet: "plugs" });
  const typed = optionSetRecord("plugs", setOf("Plug of your country"), "USD");
  await saveRecordDraft(ctx, optionSetRecords, { name: "plugs", typed });
  expect(await tried("LAMP")).toMatchObject({ labels: ["Plug"], hasDraft: true, isDraft: false });
  expect(await tried("LAMP", true)).toMatchObject({ labels: ["Plug of your country"], isDraft: true });
});
