// @public

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { webhookAddress } from "~/models/webhooks/sending/webhook-address";
import { namedTypes } from "~/models/webhooks/webhook-types";
import { webhookCursors, webhooks } from "~/tables/webhooks/webhooks";
import { isNeverAsked } from "../platform/outside/request-outside.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import { ofShop, shopKey } from "../shops/context/of-shop.server";
import { requireConfirmed } from "../shops/records/require-confirmed.server";
import { newSecret } from "./deliver/webhook-secrets.server";
import { wakeWebhooks } from "./jobs/wake-webhooks.server";
import type { WebhookContext } from "./webhook-context.server";

/** Webhooks of one shop. */
const maxWebhooks = 20;

/** What is asked for: an address, and types or groups of them such as `order.*`. */
export type NewWebhook = { url: string; types: readonly string[]; allowPlain?: boolean };

/**
 * Adds a webhook, which is told what happens from now on (rule webhooks-5).
 * @returns its id, and the secret that signs, which is shown this once
 * @throws AppError `invalid` beside `url` or `types`, `conflict` when there are too many, `forbidden`,
 * `confirm_first` (rule staff-14)
 */
export async function addWebhook(
  ctx: WebhookContext,
  { url: typedUrl, types: typedTypes, allowPlain = false }: NewWebhook,
): Promise<{ id: string; secret: string }> {
  authorize(await ctx.actor(), "change", shopSubject("webhook", ctx.shop));
  await requireConfirmed(ctx);
  const url = webhookAddress(typedUrl, allowPlain);
  if (!allowPlain && (await isNeverAsked(url)))
    throw new AppError(
      "invalid",
      `${new URL(url).hostname} is in a private network: nothing is sent there.`,
      "url",
    );
  const types = namedTypes(typedTypes);
  if (!types) throw new AppError("invalid", "Name events, such as order.placed, order.* or *.", "types");
  const id = randomUUID();
  const { secret, sealed } = newSecret(ctx, id);
  await inTransaction(ctx, async (inner) => {
    const now = inner.now();
    await inner.db
      .insert(webhookCursors)
      .values({ ...shopKey(inner), collectedUntil: now })
      .onConflictDoNothing();
    const [count] = await inner.db
      .select({ count: sql<number>`count(*)::int` })
      .from(webhooks)
      .where(ofShop(webhooks, inner));
    if ((count?.count ?? 0) >= maxWebhooks)
      throw new AppError("conflict", `A shop has at most ${maxWebhooks} webhooks.`);
    await inner.db.insert(webhooks).values({ ...shopKey(inner), id, url, types, ...sealed, createdAt: now });
    await wakeWebhooks(inner);
  });
  return { id, secret };
}
