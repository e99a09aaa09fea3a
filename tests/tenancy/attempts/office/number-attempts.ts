import { listMissedSearches } from "~/services/numbers/list-missed-searches.server";
import { listStockToReorder } from "~/services/numbers/list-stock-to-reorder.server";
import { readCartFigures } from "~/services/numbers/read-cart-figures.server";
import { readCustomerFigures } from "~/services/numbers/read-customer-figures.server";
import { readSales } from "~/services/numbers/read-sales.server";
import { readStockValue } from "~/services/numbers/read-stock-value.server";
import { readVisitorDays } from "~/services/numbers/read-visitor-days.server";
import { authorizeNumbers } from "~/services/numbers/sales/authorize-numbers.server";
import { countDay } from "~/services/numbers/sales/count-day.server";
import { refreshSales } from "~/services/numbers/sales/refresh-sales.server";
import { writeBooks } from "~/services/numbers/write-books.server";
import { failure, marker } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";

const ever = { from: "2020-01-01", to: "2029-12-31" };

/** Tries the numbers of the first shop in the name of the second. */
export const numberAttempts: Attempts = {
  authorizeNumbers: ({ beta }) => authorizeNumbers(beta, null),
  countDay: ({ beta }) => countDay(beta, "2026-03-01"),
  refreshSales: ({ beta }) => refreshSales(beta),
  readSales: async ({ beta, alpha }) => {
    const bySku = await readSales(beta, { ...ever, by: "product", sellerId: null });
    const ofSeller = await readSales(beta, { ...ever, by: "day", sellerId: alpha.shop.sellerId });
    if (ofSeller.length > 0 || bySku.some(({ key }) => key.startsWith("ALPHA")))
      throw failure("read what another business sold");
  },
  readVisitorDays: async ({ beta }) => {
    if ((await readVisitorDays(beta, ever)).some(({ visitors }) => visitors > 0))
      throw failure("read who visited another business's shop");
  },
  readCustomerFigures: async ({ beta }) => {
    const { new: first, returning } = await readCustomerFigures(beta, ever);
    if (first.people + returning.people > 0) throw failure("counted who bought from another business");
  },
  readStockValue: async ({ beta, alpha }) => {
    if ((await readStockValue(beta, alpha.shop.sellerId)).items > 0)
      throw failure("read the stock of another business");
  },
  readCartFigures: ({ beta }) => readCartFigures(beta, ever).then(() => {}),
  listMissedSearches: async ({ beta }) => {
    const found = await listMissedSearches(beta, { ...ever, by: "words" }, { after: null, limit: 100 });
    if (found.some(({ words }) => words === marker))
      throw failure("read what another business's shoppers sought");
  },
  listStockToReorder: ({ beta }) => listStockToReorder(beta, { soldDays: 30, coverDays: 14 }),
  writeBooks: async ({ beta, order }) => {
    const texts: string[] = [];
    await writeBooks(beta, ever, async (_file, text) => void texts.push(text));
    if (texts.some((text) => text.includes(`,${order.incrementId},ALPHA`)))
      throw failure("wrote the books of another business");
  },
};
