import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { widgetRecords } from "./widget-records.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const check = (content: object) => widgetRecords.check("hero", content, ctx);
const failed = (content: object) => {
  try {
    check(content);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("a widget's record (rule widgets-16)", () => {
  test("is refused with the place of each wrong value", () => {
    const items = [{ textWidth: "wide" }];
    expect(failed({ type: "static-image-banner", props: { heading: "h3" }, items })).toBe(
      "widget 'hero': 2 errors\n" +
        '  props.heading: its property heading can’t be "h3"; "h1" is used: use one of h1, h2\n' +
        '  items.0.textWidth: its field textWidth can’t be "wide"; "half" is used: use one of half, third, two-thirds, full',
    );
  });

  test("is refused where there is no such widget", () => {
    expect(failed({ type: "hologram" })).toBe(
      "widget 'hero': type: there is no widget of the type 'hologram'",
    );
  });

  test("keeps names that no field has, and items that are not shown", () => {
    const content = { type: "simple-text", props: { tone: "warm" }, items: [{ headline: "Hi" }, {}] };
    expect(check(content)).toEqual({
      type: "simple-text",
      props: { tone: "warm" },
      items: [{ headline: { value: "Hi", label: "" } }, {}],
    });
  });
});
