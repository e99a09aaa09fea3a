import { AppError } from "~/models/platform/error/app-error";
import { addWebhook as add } from "../../../webhooks/add-webhook.server";
import { listDeliveries, listWebhooks } from "../../../webhooks/list-webhooks.server";
import { removeWebhook as remove } from "../../../webhooks/remove-webhook.server";
import { replayEvents } from "../../../webhooks/replay-events.server";
import { rotateWebhookSecret as rotate } from "../../../webhooks/rotate-webhook-secret.server";
import { setWebhookState } from "../../../webhooks/set-webhook-state.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const maxDeliveries = 100;

const readAll = async ({ ctx }: OwnerApi) =>
  (await listWebhooks(ctx)).map(({ failingSince, ...webhook }) => ({
    ...webhook,
    failingSince: failingSince?.toISOString() ?? null,
  }));

const webhooks: QueryResolvers["webhooks"] = (_parent, _asked, { api }) => readAll(api);

const webhookDeliveries: QueryResolvers["webhookDeliveries"] = async (_parent, { id, limit }, { api }) => {
  const deliveries = await listDeliveries(api.ctx, id, Math.min(Math.max(limit, 1), maxDeliveries));
  return deliveries.map(({ at, dueAt, ...delivery }) => ({
    ...delivery,
    at: at.toISOString(),
    dueAt: dueAt.toISOString(),
  }));
};

const addWebhook: MutationResolvers["addWebhook"] = (_parent, asked, { api }) => add(api.ctx, asked);

const setWebhookPaused: MutationResolvers["setWebhookPaused"] = async (
  _parent,
  { id, isPaused },
  { api },
) => {
  await setWebhookState(api.ctx, id, isPaused ? "paused" : "active");
  const changed = (await readAll(api)).find((webhook) => webhook.id === id);
  if (!changed) throw new AppError("not_found", `There is no webhook '${id}'.`);
  return changed;
};

const rotateWebhookSecret: MutationResolvers["rotateWebhookSecret"] = async (_parent, { id }, { api }) => ({
  id,
  secret: await rotate(api.ctx, id),
});

const replayWebhook: MutationResolvers["replayWebhook"] = async (_parent, { id, since }, { api }) => ({
  count: await replayEvents(api.ctx, id, new Date(since)),
});

const removeWebhook: MutationResolvers["removeWebhook"] = async (_parent, { id }, { api }) => {
  await remove(api.ctx, id);
  return { id };
};

export const webhookResolvers = {
  Query: { webhooks, webhookDeliveries },
  Mutation: { addWebhook, setWebhookPaused, rotateWebhookSecret, replayWebhook, removeWebhook },
} satisfies Resolvers;
