import { beforeEach, expect, test } from "vitest";
import { value as choice, option, typed } from "~/models/catalogue/options/option-fixture";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addOptionSet, addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { openCartOfCustomer } from "../cart/open-cart.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { addToCart } from "../lines/add-to-cart.server";
import { listSavedItems } from "../saved/list-saved-items.server";
import { saveForLater } from "../saved/save-for-later.server";
import { addListItem } from "./add-list-item.server";
import { addListToCart } from "./add-list-to-cart.server";
import { changeListItem } from "./change-list-item.server";
import { createList } from "./create-list.server";
import { moveToCart } from "./move-to-cart.server";
import { pickProduct } from "./pick-product.server";
import { readList } from "./read-list.server";

const account = withAccount();
let ada: Visitor;
let lamp: number;
const chosen = { options: { plug: "uk", note: "For Ben" }, personalization: {} };

beforeEach(async () => {
  const { id } = account.customer;
  const cartId = await openCartOfCustomer(account.ctx, id, account.ctx.shop.sellerId);
  ada = { sessionHash: null, cartId, customer: { ...account.customer, group: "", isVerified: true } };
  await addOptionSet(account.ctx, "lamp", {
    options: [
      option("plug", {
        label: "Plug",
        isRequired: true,
        values: [choice("us"), choice("uk", { label: "UK" })],
      }),
      typed("note", { label: "Note" }),
    ],
    rules: [],
    personalization: [],
  });
  lamp = await addProduct(account.ctx, "LAMP", { name: "Lamp", optionSet: "lamp" });
});

const inCart = async () =>
  (await readCartLines(account.ctx, ada.cartId ?? "")).map(({ lineData, qty }) => [lineData, qty]);
const newList = (name: string) => createList(account.ctx, account.customer.id, name);
const pick = (fields: Record<string, string>) =>
  pickProduct(account.ctx, ada, { product_id: String(lamp), ...fields });

test("what was chosen and typed is saved with a line, and comes back with it (rule lists-7)", async () => {
  const { itemId } = await addToCart(account.ctx, ada, { productId: lamp, qty: 2, choices: chosen });
  await saveForLater(account.ctx, ada, itemId ?? 0);
  const [saved] = await listSavedItems(account.ctx, ada);
  expect(saved?.choiceTexts.map(({ label, value }) => [label, value])).toEqual([
    ["Plug", "UK"],
    ["Note", "For Ben"],
  ]);
  await moveToCart(account.ctx, ada, saved?.id ?? 0);
  expect(await inCart()).toEqual([[chosen, 2]]);
});

test("what was chosen and typed stays with an item from list to list and to the cart (rule lists-9)", async () => {
  const key = { customerId: account.customer.id, listId: await newList("Home") };
  const gifts = await newList("Gifts");
  const { record } = await pick({ "option.plug": "uk", "option.note": "For Ben", qty: "3" });
  await addListItem(account.ctx, key, record);
  const [item] = (await readList(account.ctx, ada, key.listId)).items;
  await changeListItem(account.ctx, key, { intent: "move", item_id: item?.id ?? 0, to: gifts });
  expect((await readList(account.ctx, ada, key.listId)).items).toEqual([]);
  await addListToCart(account.ctx, ada, { listId: gifts });
  expect(await inCart()).toEqual([[chosen, 3]]);
});

test("choices may be left open, but not be wrong (rule lists-9)", async () => {
  expect((await pick({})).record.lineData.options).toEqual({});
  await expect(pick({ "option.plug": "moon" })).rejects.toMatchObject({ code: "invalid" });
});
