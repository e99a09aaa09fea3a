import { sql } from "drizzle-orm";
import type { ProductRecord } from "~/models/catalogue/product/product-record";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { PreparedProduct } from "../../catalogue/product/prepare-products.server";
import { findOriginal } from "../../platform/media/find-original.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import type { ShopFilesContext } from "../files-context.server";
import type { PictureFinder } from "../folders/pictures/find-pictures.server";

/** Finds what a file names; what is on another server is awaited, unless an earlier import brought it. */
export type ExpectingFinder = PictureFinder & { isAwaited: (source: string) => boolean };

/** Longest address that is fetched, characters. */
const longestUrl = 2000;

/** A finder that knows the pictures which were fetched before (rule imports-10). */
export async function expectPictures(ctx: ShopFilesContext, finder: PictureFinder): Promise<ExpectingFinder> {
  const { rows } = await ctx.db.execute<{ url: string; image: ProductImage }>(sql`
    select distinct on (url) url, image from awaited_pictures
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} and state = 'stored' order by url`);
  const stored = new Map<string, ProductImage>();
  for (const { url, image } of rows) if (await isThere(ctx, image)) stored.set(url, { ...image, alt: "" });
  const awaited = new Set<string>();
  return {
    ...finder,
    async find(source) {
      const known = stored.get(source);
      if (known) return known;
      const found = await finder.find(source);
      if (found?.url !== source) return found;
      if (source.length <= longestUrl && URL.canParse(source)) awaited.add(source);
      return null;
    },
    isAwaited: (source) => awaited.has(source),
  };
}

/** Whether its file was not removed since. */
const isThere = async (ctx: ShopFilesContext, { url }: ProductImage): Promise<boolean> =>
  (await findOriginal(ctx.fileStore, ctx.shop.code, url.split("/").at(-1) ?? "")) !== null;

/**
 * Notes the awaited pictures of products that were written, in the transaction of the import, which queues
 * the job that fetches them.
 * @param prepared the products that can be written
 * @param records what the file says of them
 * @returns how many pictures are to be fetched
 */
export async function awaitPictures(
  ctx: ShopContext,
  prepared: readonly PreparedProduct[],
  records: readonly ProductRecord[],
  { isAwaited }: ExpectingFinder,
): Promise<number> {
  const written = new Set(prepared.map(({ entry }) => entry.sku));
  const wanted = records.flatMap(({ sku, images }) =>
    written.has(sku)
      ? images.flatMap(({ source, alt }, place) =>
          isAwaited(source) ? [{ sku, url: source, place, alt: alt ?? "" }] : [],
        )
      : [],
  );
  if (wanted.length === 0) return 0;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const { rows } = await ctx.db.execute(sql`
    insert into awaited_pictures (tenant_id, product_id, url, shop_id, place, alt, next_at)
    select distinct on (p.id, w.url) ${ctx.tenant.id}::uuid, p.id, w.url, ${ctx.shop.id}::uuid, w.place, w.alt, ${now}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(sku text, url text, place int, alt text)
    join products p on p.tenant_id = ${ctx.tenant.id} and p.sku = w.sku
    order by p.id, w.url, w.place
    on conflict (tenant_id, product_id, url) do update
      set place = excluded.place, alt = excluded.alt, shop_id = excluded.shop_id, state = 'waiting', tries = 0,
        next_at = excluded.next_at, image = null
    returning 1`);
  return rows.length;
}

/** Queues the job that fetches the pictures of a shop, once however often it is asked for. */
export const queueFetching = (
  ctx: ShopContext,
  { at, fillsHome }: { at: Date; fillsHome: boolean },
): Promise<void> =>
  enqueueJob(ctx, "fetch-pictures", { fillsHome }, { jobKey: `fetch-pictures:${ctx.shop.id}`, runAt: at });
