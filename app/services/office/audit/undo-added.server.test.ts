import { beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { readStock } from "../../catalogue/stock/read-stock.server";
import { addVariations } from "../../catalogue/variations/add-variations.server";
import { searchAudit } from "../../shops/audit/search-audit.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { nameSubjects } from "../sections/name-subjects.server";
import { findUndos } from "./find-undos.server";
import { undoAdded } from "./undo-added.server";
import { undoChange } from "./undo-change.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addProduct(ctx, "MUG", { name: "Mug", stock: { onHand: 7 } });
  await addVariable(ctx, "TEE", { Red: {} }, { name: "Tee" });
});

const color = { label: "Color", values: ["Red", "Blue"] };

describe("variations that were added are archived together from the audit (rule office-98)", () => {
  const undos = async () => {
    const search = await searchAudit(ctx, { subject: "products" }, { after: null, limit: 9 });
    const entries = search.map(({ entry }) => entry);
    const name = await nameSubjects(ctx, entries);
    const found = await findUndos(ctx, entries, name);
    return entries.map((entry) => ({ of: name(entry), undo: found.get(entry.id) ?? null }));
  };
  const undoOf = async (sku: string) => {
    const undo = (await undos()).find(({ of }) => of === sku)?.undo;
    if (!undo) throw new Error(`${sku} has no change to undo`);
    return undo;
  };

  it("whichever of their rows it is, and the product is what it was", async () => {
    const before = await listProductFields(ctx, ["MUG"]);
    await addVariations(ctx, { sku: "MUG", options: [color] });
    expect(await undoOf("MUG-BLUE")).toEqual(await undoOf("MUG"));
    await undoAdded(ctx, await undoOf("MUG-RED"));
    expect(await listProductFields(ctx, ["MUG"])).toEqual(before);
    expect((await readStock(ctx, ["MUG"])).get("MUG")).toBe(7);
  });

  it("and an option that was added goes from all that got it", async () => {
    const size = { label: "Size", values: ["S", "M"] };
    await addVariations(ctx, { sku: "TEE", options: [color] });
    const before = await listProductFields(ctx, ["TEE"]);
    await addVariations(ctx, { sku: "TEE", options: [color, size] });
    await undoAdded(ctx, await undoOf("TEE-RED-M"));
    expect(await listProductFields(ctx, ["TEE"])).toEqual(before);
  });

  it("also where nothing was added, by the row of any that got it", async () => {
    await addVariations(ctx, { sku: "TEE", options: [color] });
    const before = await listProductFields(ctx, ["TEE"]);
    const wool = { label: "Material", values: ["Wool"] };
    await addVariations(ctx, { sku: "TEE", options: [color, wool], chosen: [] });
    const undo = await undoOf("TEE-BLUE");
    await undoChange(ctx, { ...undo, version: undo.version ?? "" });
    expect(await listProductFields(ctx, ["TEE"])).toEqual(before);
  });

  it("but all stay where one of them was changed since", async () => {
    await addVariations(ctx, { sku: "TEE", options: [{ ...color, values: ["Blue", "Green"] }] });
    const undo = await undoOf("TEE-GREEN");
    await changeProducts(ctx, [{ sku: "TEE-BLUE", fields: { price: "7" } }]);
    await expect(undoAdded(ctx, undo)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("TEE-BLUE"),
    });
    expect(await listProductFields(ctx, ["TEE"])).toHaveLength(4);
  });
});
