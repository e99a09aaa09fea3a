import { and, asc, eq, sql } from "drizzle-orm";
import type { Currency } from "~/models/platform/money/money";
import { crossRate, type ExchangeFeed, readEcbRates } from "~/models/shops/markets/exchange-feed";
import { type ShopSettings, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import { requestOutside } from "../../platform/outside/request-outside.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler, RunningJob } from "../../shops/jobs/job.server";
import { writeSettings } from "../../shops/settings/write-settings.server";

/**
 * Exchanges the rates of markets for the day's (rule markets-8). Nothing is asked where no shop wants them.
 * What cannot be fetched or read is tried again by the queue, and the rates before stay.
 */
export const fetchExchangeRatesJob: JobHandler<"fetch-exchange-rates"> = async (deps) => {
  const tenantIds = await tenantsWith(deps.db, shops, hasFeed);
  if (tenantIds.length === 0 || deps.exchangeRatesUrl === undefined) return;
  const feed = await fetchRates(deps, deps.exchangeRatesUrl);
  for (const tenantId of tenantIds) {
    const found = await deps.db
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.tenantId, tenantId))
      .orderBy(asc(shops.id));
    for (const { id } of found) {
      const ctx = await shopContextForJob(deps, id);
      if (!ctx || ctx.shop.settings.markets.length === 0) continue;
      await exchangeRates(ctx, feed).catch((error: unknown) =>
        deps.log.error("rates could not be exchanged", { shop: ctx.shop.code, error }),
      );
    }
  }
};

type Market = ShopSettings["markets"][number];

const hasFeed = sql`jsonb_path_exists(${shops.settings}, '$.markets[*] ? (@.rate_feed == "ecb")')`;

/** @throws Error where there is no answer, or one that is no list of rates */
async function fetchRates({ allowPrivate }: RunningJob, url: string): Promise<ExchangeFeed> {
  const { status, body, isWhole } = await requestOutside({
    url,
    method: "GET",
    timeoutMs: 20_000,
    maxBytes: 200_000,
    ...(allowPrivate === undefined ? {} : { allowPrivate }),
  });
  const feed = status === 200 && isWhole ? readEcbRates(body.toString("utf8")) : null;
  if (!feed) throw new Error(`exchange rates: ${url} answered ${status} without rates`);
  return feed;
}

/**
 * An older day than a market has, or a currency that the feed does not know, changes nothing. Markets are
 * read under the lock of their row: what an owner saves at the same moment stays.
 */
const exchangeRates = (ctx: ShopContext, feed: ExchangeFeed): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const [row] = await inner.db
      .select({ settings: shops.settings })
      .from(shops)
      .where(and(eq(shops.tenantId, inner.tenant.id), eq(shops.id, inner.shop.id)))
      .for("no key update");
    const { markets } = shopSettingsSchema.parse(row?.settings ?? {});
    const rated = markets.map((market) => ratedMarket(market, feed, inner.tenant.currency));
    if (rated.some((market, at) => market !== markets[at])) await writeSettings(inner, { markets: rated });
  });

function ratedMarket(market: Market, feed: ExchangeFeed, from: Currency): Market {
  if (market.rate_feed !== "ecb" || market.rate_day >= feed.day) return market;
  const rate = crossRate(feed, from, market.currency);
  return rate === null ? market : { ...market, rate, rate_day: feed.day };
}
