import { beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { optionSetRecords } from "../catalogue/product/option-set-records.server";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { changeRecord } from "../shops/records/change-record.server";
import { hearChanges } from "../shops/records/hear-changes-fixture.server";
import { listRecords, readRecord } from "../shops/records/read-record.server";
import { settingsRecords } from "../shops/settings/settings-records.server";
import { redirectRecords } from "./redirects/redirect-records.server";
import { widgetRecords } from "./widgets/widget-records.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

describe("what a widget shows", () => {
  const write = (text: string) =>
    changeRecord(ctx, widgetRecords, {
      name: "home-text",
      typed: { type: "simple-text", items: [{ textContent: text }] },
    });

  it("is read as it is stored", async () => {
    await write("Hello");
    expect((await readRecord(ctx, widgetRecords, "home-text")).record.items).toEqual([
      { textContent: { value: "Hello", label: "" } },
    ]);
  });

  it("is shown on the pages that place it", async () => {
    expect(await heard(() => write("Hello"))).toEqual([["widget:home-text"]]);
  });

  it("is not changed by what is the same", async () => {
    await write("Hello");
    expect(await heard(() => write("Hello"))).toEqual([]);
  });
});

describe("a redirect", () => {
  const write = (name: string, to: string) => changeRecord(ctx, redirectRecords, { name, typed: { to } });

  it("is named by its address, however that is written", async () => {
    await write("/Products/Mug/", "/mug");
    expect((await readRecord(ctx, redirectRecords, "/products/mug")).record).toEqual({
      from: "/products/mug",
      to: "/mug",
    });
  });

  it("that leads back to itself is refused", async () => {
    await write("/a", "/b");
    await expect(write("/b", "/a")).rejects.toThrow("'/b' would lead back to itself by '/a'");
  });

  it("that leads out of the shop is refused", async () => {
    await expect(write("/a", "//evil.example")).rejects.toThrow("is no address within the shop");
  });
});

describe("settings", () => {
  const write = (name: string, typed: unknown) => changeRecord(ctx, settingsRecords, { name, typed });

  it("are a record each module, and the others stay", async () => {
    await write("checkout", { legalAge: 18 });
    await write(
      "modules.save_for_later",
      (await readRecord(ctx, settingsRecords, "modules.save_for_later")).record,
    );
    expect((await readRecord(ctx, settingsRecords, "checkout")).record).toEqual({ legalAge: 18 });
  });

  it("are shown in the whole shop", async () => {
    expect(await heard(() => write("checkout", { legalAge: 18 }))).toEqual([["shop"]]);
  });

  it("have no module of another name", async () => {
    await expect(write("taxes", {})).rejects.toMatchObject({ status: 404 });
  });

  it("name what is wrong in theirs", async () => {
    await expect(write("checkout", { legalAge: 120 })).rejects.toThrow(
      "settings: checkout: legalAge: Use at most 99",
    );
  });

  it("cannot be removed", async () => {
    await expect(write("checkout", null)).rejects.toThrow("write {} for their defaults");
  });

  it("hold no secrets", async () => {
    const names = await listRecords(ctx, settingsRecords);
    const all = await Promise.all(names.map((name) => readRecord(ctx, settingsRecords, name)));
    expect(JSON.stringify(all)).not.toMatch(/secret_key|api_secret|private_key/);
  });
});

describe("an option set", () => {
  const write = (typed: object) => changeRecord(ctx, optionSetRecords, { name: "engraving", typed });
  const initials = { code: "initials", label: "Initials", option_type: "text", additional_fee: "5" };

  it("has its amounts as they are stored", async () => {
    const { record } = await write({ options: [initials] });
    expect(record?.options[0]?.additional_fee).toBe("5.00");
  });

  it("with a rule about an unknown option is refused", async () => {
    const rule = {
      conditions: [{ option: "size", values: ["*"] }],
      actions: [{ option: "initials", action: "show_option" }],
    };
    await expect(write({ options: [initials], rules: [rule] })).rejects.toMatchObject({ status: 422 });
  });

  it("that products have is not removed", async () => {
    await write({ options: [initials] });
    await addProduct(ctx, "MUG", { optionSet: "engraving" });
    const removal = changeRecord(ctx, optionSetRecords, { name: "engraving", typed: null });
    await expect(removal).rejects.toThrow("Products have the option set 'engraving' (MUG)");
  });
});
