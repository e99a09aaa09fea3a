import { expect, test } from "vitest";
import { formFields } from "../form-fields";
import { htmlProblems } from "../runner/html-problems";
import type { WorkingDay } from "./working-day";

/** Goods of a day: products, stock and option sets. */
export function goodsOfDay(day: () => WorkingDay): void {
  test("a file of products is looked at before it is imported (rule office-78)", async () => {
    const { june, page } = day();
    const deed = { do: "change", kind: "product", rows: "" };
    const none = await june.upload("/admin/many", deed, ["file", ""]);
    expect([none.status, none.body]).toEqual([422, expect.stringContaining("Choose a file, or paste rows")]);
    const rows = "sku;name;price\nFILE-1;From a file;12.00\nFILE-2;No price;many\n";
    const { headers } = await june.upload("/admin/many", deed, ["file", rows]);
    const waiting = headers.location ?? "";
    const looked = await page(waiting);
    expect(looked).toContain("1 would be added, 0 changed");
    expect(looked).toContain('<td data-label="Column">price</td>');
    const file = /href="(\/admin\/file\/preview\/[^"]+)"/.exec(looked)?.[1] ?? "";
    expect((await june.get(file)).body).toContain("\n2,FILE-1,row,not there,added,");
    expect((await june.post(waiting, { do: "begin" })).status).toBe(303);
  });

  test("a product is changed by its form, and the second of two people is shown both values (rule office-7)", async () => {
    const { june, page } = day();
    const path = "/admin/products/MUG-103";
    const opened = await page(path);
    const version = /name="version" value="([^"]+)"/.exec(opened)?.[1] ?? "";
    const form = { do: "product", version, "texts.name": "Long mug, large", "price.price": "24.00" };
    const kept = Object.fromEntries(
      [
        ...opened.matchAll(
          /<(?:input|textarea)[^>]* name="((?:texts|price|stock|shown|delivery)\.[a-z_]+)"[^>]*?(?: value="([^"]*)"[^>]*>|>([^<]*)<)/g,
        ),
      ].map(([, name = "", value, text]) => [name, value ?? text ?? ""]),
    );
    const wrong = await june.post(path, { ...kept, ...form, "price.price": "much" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="much"');
    expect((await june.post(path, { ...kept, ...form })).headers.location).toBe(`${path}?done=saved`);
    expect(await page("/admin/products?q=long")).toContain("Long mug, large");
    const late = await june.post(path, { ...kept, ...form, "texts.name": "Long mug, small" });
    expect(late.status).toBe(409);
    expect(late.body).toContain("Saved meanwhile");
    expect(late.body).toContain("Long mug, large");
    expect(late.body).toContain('value="Long mug, small"');
    const both = Object.fromEntries(formFields(late.body, "form.office-record-form"));
    const mine = { ...both, "texts.short_description": "Holds a lot." };
    const row = Object.keys(both).find((name) => name.startsWith("take[")) ?? expect.fail("no choice");
    const chosen = await june.post(path, { ...mine, [row]: "texts.name" });
    expect(chosen.headers.location).toBe(`${path}?done=saved`);
    expect(await page(path)).toContain('value="Long mug, large"');
  });

  test("a product is added hidden, and shown by its page (rule office-19)", async () => {
    const { june, page } = day();
    const add = { do: "new-product", name: "Salt cellar", sku: "SALT-9", price: "much", qty: "3" };
    const wrong = await june.post("/admin/products/new", add);
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="much"');
    const added = await june.post("/admin/products/new", { ...add, price: "12.00" });
    expect(added.headers.location).toBe("/admin/products/SALT-9");
    expect((await june.get("/salt-cellar")).status).toBe(404);
    const pictures = "/admin/products/SALT-9/pictures";
    const bare = await page("/admin/products/SALT-9");
    expect(bare).toContain("No pictures yet.");
    expect(bare).toContain(`action="${pictures}"`);
    const dropped = await june.upload(pictures, { do: "add", back: "product" }, ["picture", "no picture"]);
    expect([dropped.status, dropped.body.includes('id="add-picture-error"')]).toEqual([422, true]);
    expect(await page(pictures)).toContain("Add a picture");
    const found = await page(`${pictures}?q=mug`);
    const chosen = [...found.matchAll(/name="chosen" value="([^"]+)"/g)]
      .map(([, url = ""]) => url)
      .slice(0, 2);
    expect((await june.post(pictures, { do: "choose" })).body).toContain("Choose at least one picture.");
    const chose = await june.post(pictures, [
      ["do", "choose"],
      ...chosen.map((url): [string, string] => ["chosen", url]),
    ]);
    expect(chose.headers.location).toBe(`${pictures}?done=choose`);
    const inOrder = (body: string) => [...body.matchAll(/data-url="([^"]+)"/g)].map(([, url]) => url);
    const listed = await page(pictures);
    expect(inOrder(listed)).toEqual(chosen);
    const form = { do: "move", items: "down pictures[0]" };
    const of = { version: /name="version" value="([^"]+)"/.exec(listed)?.[1] ?? "" };
    expect((await june.post(pictures, { ...form, ...of })).headers.location).toBe(`${pictures}?done=move`);
    expect(inOrder(await page(pictures))).toEqual(chosen.toReversed());
    expect((await june.post(pictures, { ...form, ...of })).status).toBe(409);
    const typed = { do: "describe", url: chosen[0] ?? "", alt: "Typed too late", ...of };
    const late = await june.post(pictures, typed);
    expect([late.status, late.body.split('value="Typed too late"').length]).toEqual([409, 2]);
    const again = await june.post("/admin/products/new", { ...add, price: "12.00" });
    expect(again.body).toContain("There is a product with this SKU already.");
  });

  test("pieces are counted, and the count is in the history", async () => {
    const { june, page } = day();
    const path = "/admin/stock/MUG-103";
    expect(await page("/admin/stock?q=MUG-103")).toContain(`href="${path}"`);
    expect((await june.post(path, { do: "count", count: "many" })).body).toContain("Enter a whole number.");
    expect((await june.post(path, { do: "count", count: "40", reason: "Yearly count" })).status).toBe(303);
    expect(await page(path)).toContain("Yearly count");
  });

  test("goods are received by what a scanner types, after a look (rule office-106)", async () => {
    const { june, page } = day();
    const path = "/admin/receive";
    const came = { do: "receive", codes: "MUG-103\nMUG-104=5\nMUG-103\n", reason: "Delivery 7" };
    const wrong = await june.post(path, { ...came, codes: "MUG-103\n4006381333931" });
    expect([wrong.status, wrong.body.includes("4006381333931 as its SKU or barcode")]).toEqual([422, true]);
    const seen = await june.post(path, came);
    expect([seen.status, seen.body.includes("7 pieces")]).toEqual([200, true]);
    const done = await june.post(path, { ...came, sure: "yes" });
    expect(done.headers.location).toBe(`${path}?done=receive`);
    expect(await page("/admin/stock/MUG-103")).toContain("Delivery 7");
  });

  test("an option set is tried as it is typed, before it has a name (rule office-101)", async () => {
    const { june, page } = day();
    const path = "/admin/new/option-sets";
    const option = "options[0]";
    const typed = {
      do: "new",
      try: "yes",
      [`${option}.code`]: "plug",
      [`${option}.label`]: "Plug",
      [`${option}.option_type`]: "select",
      [`${option}.values[0].code`]: "us",
      [`${option}.values[0].label`]: "US plug",
      [`${option}.values[0].additional_fee`]: "2.50",
    };
    const tried = await june.post(path, { ...typed, "option.plug": "us" });
    expect(htmlProblems(tried.body)).toEqual([]);
    expect([tried.status, tried.body.includes("+$2.50"), tried.body.includes("Goes into the cart")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(await page("/admin/option-sets?q=plug")).not.toContain("US plug");
  });
}
