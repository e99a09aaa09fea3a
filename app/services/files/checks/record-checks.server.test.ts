import { beforeEach, describe, expect, it } from "vitest";
import { recordKinds } from "~/composition/record-kinds.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listVersions } from "../../shops/records/list-versions.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

function kindOf(named: string) {
  const found = recordKinds.find(({ kind }) => kind === named);
  if (!found) throw new Error(`no kind ${named}`);
  return found;
}
const write = (kind: string, name: string, typed: unknown) =>
  changeRecord(ctx, kindOf(kind), { name, typed });
const notesOf = async (kind: string, name: string, typed: unknown) =>
  (await write(kind, name, typed)).notes.map(({ path, reason }) => [path.join("."), reason]);

describe("a record that names what does not exist (rule owners-12)", () => {
  it("is refused with the field where it is a place", async () => {
    const tax = { rules: [{ name: "Tax", country: "US", state: "New York", rateBasisPoints: 400 }] };
    await expect(write("settings", "tax", tax)).rejects.toMatchObject({
      code: "invalid",
      field: "rules.0.state",
    });
    await expect(write("settings", "us_restrict_states", ["ZZ"])).rejects.toMatchObject({ field: "0" });
    expect(await listVersions(ctx, kindOf("settings"), "tax")).toEqual([]);
  });

  it("is saved with a note where it is goods, a picture or a secret", async () => {
    expect(
      await notesOf("discount", "spring", {
        title: "Spring",
        action: { type: "percent", rateBasisPoints: 1000 },
        conditions: { skus: ["NOWHERE"] },
      }),
    ).toEqual([[expect.stringContaining("skus"), "there is no product NOWHERE"]]);
    expect(await notesOf("settings", "general", { logo: "logo.webp" })).toEqual([
      ["logo", expect.stringContaining("picture 'logo.webp' is not there")],
    ]);
    expect(await notesOf("settings", "payment", { stripe: { active: true } })).toContainEqual([
      "stripe.active",
      expect.stringContaining("is not offered without payment.stripe.secret_key"),
    ]);
  });

  it("says of content what a folder's check says", async () => {
    expect(await notesOf("template", "page/About", { html: '<p><img src="images/no.webp"></p>' })).toEqual([
      ["html", expect.stringContaining("picture 'no.webp' is not there")],
    ]);
  });
});
