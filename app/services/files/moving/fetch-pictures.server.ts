import { sql } from "drizzle-orm";
import { nextPictureTry, type PlacedUrl, putInPlace } from "~/models/files/moving/awaited-picture";
import { isAppError } from "~/models/platform/error/app-error";
import { cutText } from "~/models/platform/text/storable-text";
import { isStaleRecord } from "~/models/shops/records/stale-record";
import { placePictures } from "../../catalogue/pictures/place-pictures.server";
import type { FileStore } from "../../platform/file-store/file-store";
import type { PhotoTurns } from "../../platform/media/rewrite-photo.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { limitedStore } from "../../shops/limits/take-file-room.server";
import { type Downloaded, downloadPicture } from "./download-picture.server";

/** Pictures that are asked for at a time. */
const atOnce = 4;

type Due = { productId: number; sku: string; url: string; place: number; alt: string; tries: number };

/** Who decodes them, when to stop, and what tests allow. */
export type Fetching = PhotoTurns & { until: () => boolean; allowPrivate?: boolean };

/**
 * Fetches the pictures of imports that are due, stores them, and puts each among those of its product (rule
 * imports-10). No transaction is open while another server is asked.
 * @returns when to go on; null when none is waited for
 */
export async function fetchPictures(
  ctx: ShopContext & { fileStore: FileStore },
  { until, ...how }: Fetching,
): Promise<Date | null> {
  const rules = { ...how, place: { fileStore: limitedStore(ctx), shopCode: ctx.shop.code } };
  while (!until()) {
    const due = await readDue(ctx);
    if (due.length === 0) break;
    const urls = [...new Set(due.map(({ url }) => url))];
    const loaded = new Map(
      await Promise.all(urls.map(async (url) => [url, await downloadPicture(url, rules)] as const)),
    );
    for (const productId of new Set(due.map((one) => one.productId)))
      await settleProduct(
        ctx,
        due.filter((one) => one.productId === productId),
        loaded,
      );
  }
  const { rows } = await ctx.db.execute<{ at: string | null }>(sql`
    select min(next_at) as at from awaited_pictures
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} and state = 'waiting'`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

async function readDue(ctx: ShopContext): Promise<Due[]> {
  const { rows } = await ctx.db.execute<Due>(sql`
    select a.product_id as "productId", p.sku, a.url, a.place, a.alt, a.tries from awaited_pictures a
    join products p on p.tenant_id = a.tenant_id and p.id = a.product_id
    where a.tenant_id = ${ctx.tenant.id} and a.shop_id = ${ctx.shop.id} and a.state = 'waiting'
      and a.next_at <= ${ctx.now().toISOString()}::timestamptz
    order by a.tries, a.product_id, a.place limit ${atOnce}`);
  return rows;
}

async function settleProduct(
  ctx: ShopContext,
  due: readonly Due[],
  loaded: ReadonlyMap<string, Downloaded>,
): Promise<void> {
  const found = due.map((one) => ({ ...one, got: loaded.get(one.url) }));
  const stored = found.flatMap(({ got, ...one }) =>
    got && "image" in got ? [{ ...one, image: got.image }] : [],
  );
  for (const { got, ...one } of found) if (got && "fault" in got) await postpone(ctx, one, got);
  const [first] = stored;
  if (!first) return;
  const before = await readPlaced(ctx, first.productId);
  const placed = [...before, ...stored.map(({ image, place }) => ({ url: image.url, place }))];
  try {
    await placePictures(ctx, { sku: first.sku, added: stored.map(({ image }) => image) }, (pictures) =>
      stored.reduce(
        (there, { image, place, alt }) => putInPlace(there, { url: image.url, alt, place }, placed),
        [...pictures],
      ),
    );
  } catch (error) {
    if (!isAppError(error) && !isStaleRecord(error)) throw error;
    for (const one of stored)
      await postpone(ctx, one, { fault: error.message, passes: isStaleRecord(error) });
    return;
  }
  for (const { productId, url, image } of stored)
    await ctx.db.execute(sql`
      update awaited_pictures set state = 'stored', image = ${JSON.stringify(image)}::jsonb, fault = '',
        tries = tries + 1
      where tenant_id = ${ctx.tenant.id} and product_id = ${productId} and url = ${url}`);
}

async function readPlaced(ctx: ShopContext, productId: number): Promise<PlacedUrl[]> {
  const { rows } = await ctx.db.execute<PlacedUrl>(sql`
    select image ->> 'url' as url, place from awaited_pictures
    where tenant_id = ${ctx.tenant.id} and product_id = ${productId} and state = 'stored'`);
  return rows;
}

async function postpone(
  ctx: ShopContext,
  { productId, url, tries }: Due,
  { fault, passes }: { fault: string; passes: boolean },
): Promise<void> {
  const next = passes ? nextPictureTry(tries + 1, ctx.now()) : null;
  await ctx.db.execute(sql`
    update awaited_pictures set state = ${next ? "waiting" : "missing"}, fault = ${cutText(fault, 500)},
      tries = tries + 1, next_at = coalesce(${next?.toISOString() ?? null}::timestamptz, next_at)
    where tenant_id = ${ctx.tenant.id} and product_id = ${productId} and url = ${url}`);
}
