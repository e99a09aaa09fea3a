import { expect, test } from "vitest";
import type { ProductRecord } from "../product/product-record";
import { formatProductRows } from "./format-product-rows";
import { linkProductRows } from "./link-product-rows";
import { parseProductRow } from "./parse-product-row";
import { optionLabel } from "./product-columns";

function readBack(rows: string[][]): ProductRecord[] {
  const [header = [], ...body] = rows;
  const parsed = body.map((cells, index) => {
    const row = Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""]));
    const product = parseProductRow({ line: index, cells: row }, "USD");
    if ("reason" in product) throw new Error(product.reason);
    return product;
  });
  return linkProductRows(
    parsed,
    header.flatMap((column) => optionLabel(column) ?? []),
  ).records;
}

const at = "2026-01-01T12:00:00.000Z";

/** Records without how the file names their pieces. */
const uncounted = (records: ProductRecord[]) =>
  records.map(({ offer, ...record }) => ({
    ...record,
    offer: offer && { ...offer, stock: offer.stock && { ...offer.stock, counting: "kept" } },
  }));

const everyCell: Record<string, string>[] = [
  {
    sku: "LAMP",
    "name:de": "Lampe",
    "slug:de": "lampe",
    "description:fr": "<p>Une\ndeux</p>",
    name: 'Lamp, 10" "Arc"',
    sub_title: "Warm",
    description: "<p>One\ntwo</p>",
    price: "80",
    final_price: "64.50",
    msrp: "99.99",
    hide_price: "true",
    price_levels: "3:60.00|wholesale@1:50.00",
    brand: "Lund",
    gtin: "4006381333931",
    unit_price_measure: "750 ml / 100 ml",
    categories: "lighting|sale",
    images: "a.webp|https://example.com/b.jpg",
    image_alt: "Front|",
    qty: "7",
    stock_sku: "SHARED",
    allow_backorders: "true",
    backorder_message: "Ships in June",
    backorder_ships_on: "2027-06-01",
    low_stock_threshold: "3",
    low_stock_alert_message: "The last of this batch",
    max_cart_qty: "5",
    status: "discontinued",
    website_visibility: "invisible",
    available_for_sale: "false",
    featured: "true",
    sales_rank: "12",
    review_avg_rating: "4.65",
    review_count: "120",
    tax_class: "reduced",
    weight_g: "900",
    non_shippable: "true",
    shipping_fee: "12.50",
    limit_shipping_option: "pickup|truck",
    limit_shipping_option_text: "Too tall for the post.",
    shipping_restriction: "CA|US-HI",
    meta_title: "Lamp",
    created_at: "2025-03-01T10:00:00.000Z",
    "attr:material": "brass|linen",
  },
  { sku: "GIFT", name: "Gift", class_code: "gift_certificate", price: "25", non_shippable: "false" },
  { sku: "SET", name: "Set", class_code: "grouped", children: "LAMP|GIFT" },
  {
    sku: "TEE",
    name: "Tee",
    class_code: "variable_product",
    option_display: "Size:dropdown|Color:button",
    "option:Color:de": "Farbe",
    "attr:gone:de": "Fort",
    swatches: "Color=Navy:#1f2a44",
  },
  {
    sku: "TEE-1",
    parent_sku: "TEE",
    price: "10",
    "option:Color": "Navy",
    "option:Color:de": "Dunkelblau",
    "option:Size": "S",
    manage_stock: "false",
  },
];

test("written products are read back unchanged", () => {
  const columns = [...new Set(everyCell.flatMap((row) => Object.keys(row)))];
  const records = readBack([columns, ...everyCell.map((row) => columns.map((column) => row[column] ?? ""))]);
  expect(records).toHaveLength(everyCell.length);
  expect(uncounted(readBack(formatProductRows(records, "USD", at)))).toEqual(uncounted(records));
});

test("empty columns are left out", () => {
  const records = readBack([
    ["sku", "name", "price"],
    ["A", "A", "1"],
  ]);
  const [header = []] = formatProductRows(records, "USD", at);
  expect(header).toEqual(["sku", "name", "slug", "price", "source_qty", "source_at"]);
});

test("pieces are written with the moment at which there were so many", () => {
  const records = readBack([
    ["sku", "name", "price", "qty"],
    ["A", "A", "1", "7"],
    ["B", "B", "1", ""],
  ]);
  const stocks = readBack(formatProductRows(records, "USD", at)).map(({ offer }) => offer?.stock);
  expect(stocks).toMatchObject([
    { onHand: 7, counting: { sourceQty: 7, sourceAt: at } },
    { onHand: 0, counting: { sourceQty: 0, sourceAt: at } },
  ]);
});
