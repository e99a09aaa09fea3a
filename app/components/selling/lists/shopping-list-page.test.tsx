import { expect, test } from "vitest";
import type { ShoppingListView } from "~/models/selling/lists/shopping-list";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ShoppingListPage } from "./shopping-list-page";

const mug: ShoppingListView["items"][number] = {
  id: 7,
  productId: 11,
  sku: "MUG",
  slug: "mug",
  isVariation: false,
  variationText: "",
  name: "Harbour mug",
  image: null,
  choiceTexts: [],
  qty: 3,
  price: { kind: "none" },
  stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
  isAddable: true,
  needsChoice: false,
};
const list: ShoppingListView = { id: 4, name: "Kitchen", shareToken: null, items: [mug, { ...mug, id: 8 }] };
const html = (changes: Partial<ShoppingListView> = {}, shareUrl: string | null = null) =>
  renderOnPage(<ShoppingListPage list={{ ...list, ...changes }} others={[]} shareUrl={shareUrl} />);
const intents = (page: string) =>
  [...page.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);

test("a list says its name and how many items it has", () => {
  const page = html();
  expect(page).toMatch(/<h1[^>]*>Kitchen<\/h1>/);
  expect(page).toContain("2 items");
  expect(html({ items: [mug] })).toContain("1 item");
});

test("all of it can go to the cart at once (rule lists-9)", () => {
  expect(intents(html())[0]).toBe("add_all");
});

test("its first item cannot go up and its last not down", () => {
  expect(intents(html()).filter((intent) => intent === "up" || intent === "down")).toEqual(["down", "up"]);
});

test("an empty list leads on and offers nothing to buy", () => {
  const page = html({ items: [] });
  expect(page).toContain("This list is empty.");
  expect(page).toContain("Find products");
  expect(intents(page)).not.toContain("add_all");
});

test("a list that is not shared can be, and one that is shows its link until it is withdrawn (rule lists-11)", () => {
  expect(intents(html())).toContain("share");
  const shared = html({}, "https://acme.example/lists/shared/abc");
  expect(shared).toContain('href="https://acme.example/lists/shared/abc"');
  expect(intents(shared)).toContain("unshare");
  expect(intents(shared)).not.toContain("share");
});

test("it can be renamed and deleted, behind a fold", () => {
  const [, fold = ""] = html().split("Rename or delete this list");
  expect(intents(fold)).toContain("delete");
  expect(fold).toMatch(/name="name"[^>]*value="Kitchen"|value="Kitchen"[^>]*name="name"/);
});
