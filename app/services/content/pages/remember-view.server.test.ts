import { beforeAll, expect, test } from "vitest";
import type { TemplateView } from "~/models/content/templates/template-view";
import { anonymousVisitor, contentAudience, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { widgetContext } from "../widgets/widget-context.server";
import { openRequest } from "./content-fixture.server";
import { rememberView } from "./remember-view.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

const customer = (firstName: string, group: string): Visitor => ({
  ...anonymousVisitor,
  customer: {
    id: 7,
    email: "ada@example.com",
    firstName,
    lastName: "",
    nickName: "",
    group,
    isRestricted: false,
    isVerified: true,
  },
});

/** A view that says whom it was loaded for, as several requests see it. */
function openViews({ isWhole = true } = {}) {
  const data = new DataCache(() => 0, 1_000_000);
  const loaded: string[] = [];
  const see = async (visitor: Visitor, isPreview = false) => {
    const { context } = openRequest(ctx, undefined, data);
    context.visitor = async () => visitor;
    const view = await rememberView(await widgetContext(context, isPreview), "home", async (inner) => {
      const text = contentAudience(inner.visitor);
      loaded.push(text);
      if (!isWhole) inner.failed();
      return { tree: [{ kind: "text", text }], widgets: {} } satisfies TemplateView;
    });
    const [node] = view?.tree ?? [];
    return node?.kind === "text" ? node.text : "";
  };
  return { see, loaded };
}

test("visitors of one audience share a view, those of another never do", async () => {
  const { see, loaded } = openViews();
  expect(await see(anonymousVisitor)).toBe("anonymous");
  expect(await see(customer("Ada", "trade"))).toBe("verified trade");
  expect(await see(customer("Bob", "trade"))).toBe("verified trade");
  expect(await see(customer("Eve", "staff"))).toBe("verified staff");
  expect(loaded).toEqual(["anonymous", "verified trade", "verified staff"]);
});

test("a view that lacks something, and an owner's preview, are loaded anew", async () => {
  const broken = openViews({ isWhole: false });
  await broken.see(anonymousVisitor);
  await broken.see(anonymousVisitor);
  expect(broken.loaded).toHaveLength(2);
  const { see, loaded } = openViews();
  await see(anonymousVisitor);
  await see(anonymousVisitor, true);
  expect(loaded).toHaveLength(2);
});
