import { expect, test } from "vitest";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ListItemActions } from "./list-item-actions";

const item: KeptItemView = {
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
const birthday: ListSummary = { id: 9, name: "Birthday", count: 0 };

type Props = Partial<Omit<Parameters<typeof ListItemActions>[0], "item">>;
const html = (changes: Partial<KeptItemView> = {}, props: Props = {}) =>
  renderOnPage(
    <ListItemActions
      item={{ ...item, ...changes }}
      action="/account/lists/4"
      others={[birthday]}
      isFirst={false}
      isLast={false}
      {...props}
    />,
  );
/** What its forms post. */
const intents = (page: string) =>
  [...page.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);

test("everything is a post of the list that names the item", () => {
  const page = html();
  expect(intents(page)).toEqual(["quantity", "add", "remove", "up", "down", "move"]);
  expect(page.match(/<form method="post" action="\/account\/lists\/4"/g)).toHaveLength(6);
  expect(page.match(/name="item_id" value="7"/g)).toHaveLength(6);
});

test("each button says which item it is for", () => {
  const page = html();
  expect(
    page.match(/<span class="sr-only">:? ?(<!-- -->)?Harbour mug<\/span>/g)?.length,
  ).toBeGreaterThanOrEqual(6);
  expect(page).toMatch(/<label for="qty-7" class="sr-only">Quantity of Harbour mug<\/label>/);
  expect(page).toMatch(/id="qty-7"[^>]*value="3"/);
});

test("what cannot be bought as it is has no button for the cart", () => {
  expect(intents(html({ isAddable: false }))).not.toContain("add");
});

test("the first cannot go up, the last not down", () => {
  expect(intents(html({}, { isFirst: true }))).not.toContain("up");
  expect(intents(html({}, { isLast: true }))).not.toContain("down");
});

test("it moves to any other list, and without one and alone nowhere", () => {
  expect(html()).toMatch(/<select[^>]*name="to"[^>]*><option value="9">Birthday<\/option>/);
  expect(intents(html({}, { others: [] }))).not.toContain("move");
  expect(html({}, { others: [], isFirst: true, isLast: true })).not.toContain("<details");
});
