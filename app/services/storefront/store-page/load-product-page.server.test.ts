import { beforeAll, describe, expect, test } from "vitest";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { openRequest } from "../../content/pages/content-fixture.server";
import { addListItem } from "../../selling/lists/add-list-item.server";
import { createList } from "../../selling/lists/create-list.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { loadProductPage } from "./load-product-page.server";

const database = withTestDatabase();
let context: RequestContext;
let teeId: number;
beforeAll(async () => {
  const ctx = await openTestShop(database.db, {
    product_page: {
      shipping_html: "[hide-tab]<p>Not written yet</p>",
      tabs: [
        { label: "Care", attribute: "care", html: "<p>Wash cold.</p>" },
        { label: "Fit", attribute: "fit" },
      ],
    },
  });
  context = openRequest(ctx).context;
  teeId = await addVariable(ctx, "TEE", {
    Navy: {},
    Rust: { availableForSale: false },
    Sand: { status: "archived" },
    Moss: { attributes: { care: ["[hide-tab]"], fit: ["True to size"] } },
  });
});

/** Where the address of a variation leads: a status and path, or the SKU that is shown. */
async function open(sku: string, query = ""): Promise<string> {
  try {
    const page = await loadProductPage(context, teeId, sku, new URLSearchParams(query));
    return page?.product.variation?.sku ?? "not found";
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get("location")}`;
  }
}

describe("the address of a variation (rule addresses-2)", () => {
  test.each([
    ["TEE-MOSS", "", "TEE-MOSS"],
    ["tee-moss", "", "301 /tee/pv/TEE-MOSS"],
    ["TEE-RUST", "", "302 /tee/pv/TEE-NAVY?updated=*"],
    ["TEE-SAND", "", "302 /tee?updated=*"],
    ["TEE-SAND", "reviews=all-reviews", "302 /tee?reviews=all-reviews&updated=*"],
    ["TEE-GOLD", "", "not found"],
  ])("%s with '%s' leads to %s", async (sku, query, shown) => {
    expect(await open(sku, query)).toBe(shown);
  });

  test.each(["search_keyword", "search-keyword"])("%s names a variation by its SKU, too", async (name) => {
    const page = await loadProductPage(context, teeId, null, new URLSearchParams({ [name]: "TEE-MOSS" }));
    expect(page?.product.variation?.sku).toBe("TEE-MOSS");
  });
});

describe("tabs (rule product-11)", () => {
  const tabsOf = async (sku: string) => {
    const page = await loadProductPage(context, teeId, sku, new URLSearchParams());
    const { own, shipping, details } = page?.product.about ?? {};
    return { own: own?.map(({ label }) => label), shipping, details };
  };

  test("an own tab follows the variation, and is no detail besides", async () => {
    expect(await tabsOf("TEE-NAVY")).toEqual({ own: ["Care"], shipping: null, details: null });
    expect(await tabsOf("TEE-MOSS")).toEqual({ own: ["Fit"], shipping: null, details: null });
  });
});

test("a customer's page names the lists that have the product, or a variation of it (rule lists-15)", async () => {
  const customer = { ...(await addCustomer(context)), group: "", isVerified: true };
  const listId = await createList(context, customer.id, "Gifts");
  const item = { productId: teeId + 1, sellerId: context.shop.sellerId, lineData: noChoices, qty: 1 };
  await addListItem(context, { customerId: customer.id, listId }, item);
  const listsFor = async (visitor: Partial<Visitor>) => {
    const asked = { ...context, visitor: async () => ({ ...anonymousVisitor, ...visitor }) };
    return (await loadProductPage(asked, teeId, null, new URLSearchParams()))?.onLists;
  };
  expect(await listsFor({ customer, hasListed: true })).toEqual([{ id: listId, name: "Gifts", count: 1 }]);
  expect(await listsFor({ customer, hasListed: false })).toEqual([]);
  expect(await listsFor({})).toEqual([]);
});
