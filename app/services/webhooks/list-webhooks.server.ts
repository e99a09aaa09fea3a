// @public

import { and, asc, desc, eq, sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import type { WebhookType } from "~/models/webhooks/webhook-types";
import { webhookDeliveries, webhookEvents, webhooks } from "~/tables/webhooks/webhooks";
import { ofShop } from "../shops/context/of-shop.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { requireWebhook } from "./require-webhook.server";

/** A webhook as its owner sees it; its secret is never read again. */
export type ListedWebhook = {
  id: string;
  url: string;
  types: WebhookType[];
  state: "active" | "paused" | "dead";
  failingSince: Date | null;
  /** Events that are not delivered yet. */
  waiting: number;
};

/** The webhooks of the shop, the oldest first. @throws AppError `forbidden` */
export async function listWebhooks(ctx: ShopContext): Promise<ListedWebhook[]> {
  authorize(await ctx.actor(), "view", shopSubject("webhook", ctx.shop));
  return ctx.db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      types: webhooks.types,
      state: webhooks.state,
      failingSince: webhooks.failingSince,
      waiting: sql<number>`(select count(*)::int from webhook_deliveries d where d.tenant_id = ${ctx.tenant.id}
        and d.webhook_id = webhooks.id and d.state = 'waiting')`,
    })
    .from(webhooks)
    .where(ofShop(webhooks, ctx))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

/** How the sending of an event went. */
export type ListedDelivery = {
  eventId: number;
  type: WebhookType;
  entity: string;
  at: Date;
  state: "waiting" | "delivered" | "given up";
  tries: number;
  dueAt: Date;
  lastStatus: number | null;
  lastError: string;
};

/** What was sent to a webhook, the newest first. @throws AppError `forbidden` or `not_found` */
export async function listDeliveries(ctx: ShopContext, id: string, limit: number): Promise<ListedDelivery[]> {
  const webhook = await requireWebhook(ctx, id, "view");
  return ctx.db
    .select({
      eventId: webhookDeliveries.eventId,
      type: webhookEvents.type,
      entity: webhookDeliveries.entity,
      at: webhookEvents.createdAt,
      state: webhookDeliveries.state,
      tries: webhookDeliveries.tries,
      dueAt: webhookDeliveries.dueAt,
      lastStatus: webhookDeliveries.lastStatus,
      lastError: webhookDeliveries.lastError,
    })
    .from(webhookDeliveries)
    .innerJoin(
      webhookEvents,
      and(eq(webhookEvents.tenantId, ctx.tenant.id), eq(webhookEvents.id, webhookDeliveries.eventId)),
    )
    .where(and(eq(webhookDeliveries.tenantId, ctx.tenant.id), eq(webhookDeliveries.webhookId, webhook.id)))
    .orderBy(desc(webhookDeliveries.eventId))
    .limit(limit);
}
