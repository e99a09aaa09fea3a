import { beforeEach, describe, expect, it } from "vitest";
import { maxBookAddresses } from "~/models/accounts/address/address-book";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { shopper } from "~/models/shops/actors/actor";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { addCustomer } from "../sign-in/account-fixture.server";
import { withAccount } from "../sign-in/with-account-fixture.server";
import { changeAddressBook } from "./change-address-book.server";
import { keepOrderAddresses } from "./keep-order-addresses.server";
import { listAddresses } from "./list-addresses.server";
import { saveAddress } from "./save-address.server";

const account = withAccount();
const quay = { ...nazareth, address_line1: "1 Quay" };
const lane = { ...nazareth, address_line1: "2 Lane" };

let ctx: ShopContext;
let customerId: number;
beforeEach(() => {
  ctx = account.ctx;
  customerId = account.customer.id;
});

const add = (address = nazareth) => saveAddress(ctx, customerId, { id: null, address });
const press = async (intent: "remove" | "default-shipping" | "default-billing", line: string) =>
  changeAddressBook(ctx, customerId, { intent, address_id: await idOf(line) });

async function idOf(line: string): Promise<number> {
  const found = (await listAddresses(ctx, customerId)).find(({ address }) => address.address_line1 === line);
  return found?.id ?? 0;
}

/** The first line of each address, with its defaults: S for shipping, B for billing. */
const book = async () =>
  (await listAddresses(ctx, customerId)).map(({ address, isDefaultShipping, isDefaultBilling }) =>
    `${address.address_line1} ${isDefaultShipping ? "S" : ""}${isDefaultBilling ? "B" : ""}`.trim(),
  );

describe("an address book", () => {
  it("has its first address as the default for both purposes", async () => {
    await add();
    await add(quay);
    expect(await book()).toEqual(["12 Harbor Street SB", "1 Quay"]);
  });

  it("keeps the same address once", async () => {
    await add();
    await add({ ...nazareth, city: "NAZARETH" });
    expect(await book()).toEqual(["12 Harbor Street SB"]);
  });

  it("has one default for each purpose", async () => {
    for (const address of [nazareth, quay, lane]) await add(address);
    await press("default-shipping", "1 Quay");
    await press("default-billing", "2 Lane");
    expect(await book()).toEqual(["1 Quay S", "2 Lane B", "12 Harbor Street"]);
  });

  it("passes a removed default on", async () => {
    for (const address of [nazareth, quay, lane]) await add(address);
    await press("remove", "12 Harbor Street");
    expect(await book()).toEqual(["1 Quay SB", "2 Lane"]);
  });

  it("changes an address in its place", async () => {
    await add();
    await saveAddress(ctx, customerId, { id: await idOf("12 Harbor Street"), address: quay });
    expect(await book()).toEqual(["1 Quay SB"]);
  });

  it("refuses to make two addresses the same", async () => {
    await add();
    await add(quay);
    const change = saveAddress(ctx, customerId, { id: await idOf("1 Quay"), address: nazareth });
    await expect(change).rejects.toMatchObject({ code: "conflict", field: "address_line1" });
  });

  it("has its first address once when two are added at the same moment", async () => {
    await Promise.all([add(), add(quay)]);
    expect((await book()).filter((line) => line.endsWith("SB"))).toHaveLength(1);
  });

  it("is full at its limit, which an order does not mind", async () => {
    for (let n = 0; n < maxBookAddresses; n += 1) await add({ ...nazareth, address_line1: `${n} Road` });
    await expect(add()).rejects.toMatchObject({ code: "conflict" });
    await ctx.db.transaction((tx) => keepOrderAddresses({ ...ctx, db: tx }, customerId, [quay]));
    expect(await book()).toHaveLength(maxBookAddresses);
  });
});

it("is out of another customer's reach", async () => {
  await add();
  const other = await addCustomer(ctx, { email: "eve@example.com" });
  const visitor = { ...anonymousVisitor, customer: { ...other, group: "", isVerified: true } };
  const asEve = { ...ctx, actor: acting(shopper(ctx.tenant.id, visitor)) };
  const id = await idOf("12 Harbor Street");
  await expect(saveAddress(asEve, other.id, { id, address: quay })).rejects.toMatchObject({
    code: "not_found",
  });
  await changeAddressBook(asEve, other.id, { intent: "remove", address_id: id });
  await expect(saveAddress(asEve, customerId, { id, address: quay })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await book()).toEqual(["12 Harbor Street SB"]);
});
