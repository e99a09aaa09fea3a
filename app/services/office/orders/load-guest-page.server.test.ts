import { beforeAll, expect, test } from "vitest";
import { customerList } from "~/models/office/customers/customer-list";
import { readChosen } from "~/models/office/list/chosen";
import { readListAddress } from "~/models/office/list/list-address";
import { officeGuestPath } from "~/paths/office";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { answerGuestArchive } from "../../files/account-data/answer-guest-archive.server";
import { deleteGuest } from "../../files/account-data/delete-guest.server";
import { countOrders } from "../../orders/reading/search-orders.server";
import { chosenCustomers } from "../chosen/chosen-customers.server";
import { listOfficeCustomers } from "../list-office-customers.server";
import { loadOfficeOrder } from "../load-office-order.server";
import { loadGuestPage } from "./load-guest-page.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const mug = await addProduct(shop, "MUG", { name: "Harbour mug" });
  for (const email of ["grace@navy.example", "ada@engine.example", "Grace@Navy.example"])
    await pressPlace(shop, await guestAtReview(shop, [[mug, 1]], { email }));
});

const addressOf = (query: string) => readListAddress(customerList, new URLSearchParams(query));

test("a guest's page lists their orders with one email in any case, and no others", async () => {
  const { main } = await loadGuestPage(shop, "100001");
  const titles = main.flatMap((panel) => (panel.kind === "rows" ? panel.rows.map(({ title }) => title) : []));
  expect(titles.toSorted()).toEqual(["100001", "100003"]);
});

test("there is no page of an order that is not there", async () => {
  await expect(loadGuestPage(shop, "999999")).rejects.toMatchObject({ code: "not_found" });
});

test("a guest's data is a file, and goes without their orders (rule office-97)", async () => {
  const text = await (await answerGuestArchive(shop, "ada@engine.example")).text();
  expect(text).toContain("100002");
  const linked = async () => (await loadOfficeOrder(shop, "100002")).customer.to;
  expect(await linked()).toBe(officeGuestPath("100002"));
  await deleteGuest(shop, "Ada@engine.example");
  expect(await linked()).toBeNull();
  await expect(loadGuestPage(shop, "100002")).rejects.toMatchObject({ code: "not_found" });
  expect(await countOrders(shop, { email: "ada@engine.example" }, 9)).toBe(1);
});

test("guests are among the customers, and no change of chosen accounts reaches them", async () => {
  const listed = await listOfficeCustomers(shop, addressOf("kind=guest"));
  expect(listed.rows.map(({ href }) => href)).toEqual([officeGuestPath("100001")]);
  expect(
    await chosenCustomers(shop, readChosen(customerList, new URLSearchParams("all=1&kind=guest"))),
  ).toEqual([]);
  expect((await listOfficeCustomers(shop, addressOf("is=restricted"))).rows).toEqual([]);
});
