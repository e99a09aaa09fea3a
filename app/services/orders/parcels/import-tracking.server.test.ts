import { beforeEach, expect, test } from "vitest";
import { parcelsCsv } from "~/models/orders/parcels/parcels-csv";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { loadOrder } from "../reading/load-order.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { importTracking } from "./import-tracking.server";
import { listOpenParcels } from "./list-open-parcels.server";
import { readTrackingFile } from "./read-tracking-file.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let orderId: string;
let number: string;
/** Four mugs and a lamp that are paid for. */
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const goods: [number, number][] = [
    [await addProduct(shop, "MUG"), 4],
    [await addProduct(shop, "LAMP"), 1],
  ];
  ({ orderId } = await pressPlace(shop, await guestAtReview(shop, goods)));
  await changeOrderStatus(shop, orderId, "processing");
  number = (await loadOrder(shop, orderId))?.incrementId ?? "";
});

const bring = (text: string, carrier = "") => importTracking(shop, readTrackingFile(text).parcels, carrier);
const left = async () => (await listOpenParcels(shop))[0]?.items.map(({ sku, qty }) => [sku, qty]);
const sent = async () =>
  (await loadOrder(shop, orderId))?.shipments.map(({ carrierName, trackingNumber }) => [
    carrierName,
    trackingNumber,
  ]);

test("the exported file comes back with numbers, and sent again it changes nothing", async () => {
  const file = parcelsCsv("carrier", await listOpenParcels(shop)).replace(/,,\n$/, ",1Z999,UPS\n");
  expect(await bring(file)).toMatchObject({ shipped: [{ number }], refused: [] });
  const reason = "A parcel of this order has this number already.";
  expect(await bring(file)).toEqual({ shipped: [], refused: [{ line: 2, number, reason }] });
  expect(await sent()).toEqual([["UPS", "1Z999"]]);
  expect(await left()).toBeUndefined();
});

test("lines with numbers of their own are parcels of their own, and the rest stays to be sent", async () => {
  const file = `order_number,tracking_number,sku,quantity\n${number},A1,MUG,3\n${number},,LAMP,1\n`;
  expect((await bring(file, "dhl")).shipped).toHaveLength(1);
  expect([await sent(), await left()]).toEqual([
    [["DHL", "A1"]],
    [
      ["MUG", 1],
      ["LAMP", 1],
    ],
  ]);
});

test("two presses at once send a parcel once", async () => {
  const file = `order_number,tracking_number,sku,quantity\n${number},A1,MUG,1\n`;
  const both = await Promise.all([bring(file), bring(file)]);
  expect(both.flatMap(({ shipped }) => shipped)).toHaveLength(1);
  expect(await sent()).toHaveLength(1);
});

test("rows that cannot be done are refused, and the others are done", async () => {
  const file = `order_number\ttracking_number\n999\tA0\n${number}\tA1\n${number}\tA2\n`;
  expect(await bring(file)).toMatchObject({
    shipped: [{ trackingNumber: "A1" }],
    refused: [
      { line: 2, reason: "There is no such order." },
      { line: 4, reason: "Nothing is left to ship in this order." },
    ],
  });
});
