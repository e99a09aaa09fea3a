import { beforeAll, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { CatalogueIndex } from "./index/catalogue-index.server";
import { bestOfFound } from "./index/query/best-matches.server";
import { buildIndex } from "./index/refresh/build-index.server";
import { addProduct, openTestShop } from "./products/catalogue-fixture.server";
import { selectListedCards } from "./products/select-listed-cards.server";
import { searchBase } from "./search/search-base.server";
import { searchProducts } from "./search/search-products.server";

const database = withTestDatabase();
let shop: ShopContext;
let index: CatalogueIndex;

beforeAll(async () => {
  shop = await openTestShop(database.db);
  await addProduct(shop, "TS-001", { name: "Crème brûlée dish" });
  await addProduct(shop, "D-2", { name: "Cà phê filter" });
  await addProduct(shop, "D-3", { name: "Bánh cây" });
  await addProduct(shop, "D-4", { name: "Łódź map" });
  await addProduct(shop, "D-5", { name: "Œuf holder" });
  await addProduct(shop, "D-6", { name: "Größe XL" });
  await addProduct(shop, "D-7", { name: "Wi-Fi router" });
  await addProduct(shop, "D-8", { name: "ステンレスマグカップ" });
  await addProduct(shop, "C++", { name: "Language poster" });
  await addProduct(shop, "D-9", { name: "C++ in a week" });
  await addProduct(shop, "D-10", { name: "C for beginners" });
  await addProduct(shop, "D-11", { name: "Café table" });
  await addProduct(shop, "D-12", { name: "Cage lamp" });
  await addProduct(shop, "D-13", { name: "Airport sunscreen" });
  await addProduct(shop, "D-14", { name: "緑茶" });
  await addProduct(shop, "D-15", { name: "Lamp shade" });
  index = await buildIndex(shop);
});

/** SKUs a search finds, in the database and in the index, each in the order of its characters. */
async function found(keyword: string) {
  const sort = { field: "bestmatch", direction: "desc" } as const;
  const asked = { keyword, everything: false, sort, page: 1, limit: 24 };
  const inDatabase = await searchProducts(shop, anonymousVisitor, asked);
  const { base } = await searchBase(shop, index, { keyword, everything: false });
  const { ids } = bestOfFound(index, base.found, 24);
  const matches = ids.map((id) => ({ id, variationId: null }));
  const inIndex = await selectListedCards(shop, anonymousVisitor, { matches, itemTotal: ids.length });
  return [inDatabase, inIndex].map(({ products }) => products.map((card) => card.sku).sort());
}

it.each([
  ["brulee", ["TS-001"]],
  ["CREME BRÛLÉE", ["TS-001"]],
  ["ts001", ["TS-001"]],
  ["TS00", ["TS-001"]],
  ["ＴＳ－００１", ["TS-001"]],
  ["phe", ["D-2"]],
  ["cay", ["D-3"]],
  ["lodz", ["D-4"]],
  ["oeuf", ["D-5"]],
  ["grosse", ["D-6"]],
  ["wifi", ["D-7"]],
  ["wi-fi", ["D-7"]],
  ["wi fi", ["D-7"]],
  ["マグ", ["D-8"]],
  ["ﾏｸﾞｶｯﾌﾟ", ["D-8"]],
  ["茶", ["D-14"]],
  ["マプ", []],
  ["C++", ["C++", "D-9"]],
  ["cafe", ["D-11"]],
  ["cafe tabel", ["D-11"]],
  ["sun screen", ["D-13"]],
  ["lampshade", ["D-15"]],
  ["LampShades", ["D-15"]],
  ["TS001", ["TS-001"]],
  ["-lodz", ["D-4"]],
  ["-cafe -table", ["D-11"]],
])("%s finds %j (rules search-9 and search-10)", async (keyword, expected) => {
  expect(await found(keyword)).toEqual([expected, expected]);
});
