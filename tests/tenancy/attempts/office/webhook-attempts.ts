import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { addWebhook } from "~/services/webhooks/add-webhook.server";
import { collectEvents } from "~/services/webhooks/collect/collect-events.server";
import { readRecordedEvents, readWrittenEvents } from "~/services/webhooks/collect/read-changes.server";
import { readEntities } from "~/services/webhooks/collect/read-entities.server";
import { claimDeliveries } from "~/services/webhooks/deliver/claim-deliveries.server";
import { endDelivery } from "~/services/webhooks/deliver/end-delivery.server";
import { sendDue } from "~/services/webhooks/deliver/send-due.server";
import { sendEvent } from "~/services/webhooks/deliver/send-event.server";
import { newSecret } from "~/services/webhooks/deliver/webhook-secrets.server";
import { listDeliveries, listWebhooks } from "~/services/webhooks/list-webhooks.server";
import { removeWebhook } from "~/services/webhooks/remove-webhook.server";
import { replayEvents } from "~/services/webhooks/replay-events.server";
import { requireWebhook } from "~/services/webhooks/require-webhook.server";
import { rotateWebhookSecret } from "~/services/webhooks/rotate-webhook-secret.server";
import { setWebhookState } from "~/services/webhooks/set-webhook-state.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const start = new Date("2020-01-01T00:00:00Z");

/** The second shop with the box that seals. */
const withBox = ({ beta }: TwoShops) => ({ ...beta, box: testBox, allowPrivate: false });

/** Tries to read, change and be told by webhooks of the first shop as the second. */
export const webhookAttempts: Attempts = {
  addWebhook: async (shops) => {
    const { id } = await addWebhook(withBox(shops), { url: "https://beta.example/hooks", types: ["*"] });
    await removeWebhook(withBox(shops), id);
  },
  listWebhooks: ({ beta }) => listWebhooks(beta),
  listDeliveries: ({ beta, webhook }) => listDeliveries(beta, webhook.id, 10),
  removeWebhook: (shops) => removeWebhook(withBox(shops), shops.webhook.id),
  replayEvents: (shops) => replayEvents(withBox(shops), shops.webhook.id, start),
  rotateWebhookSecret: (shops) => rotateWebhookSecret(withBox(shops), shops.webhook.id),
  setWebhookState: (shops) => setWebhookState(withBox(shops), shops.webhook.id, "paused"),
  requireWebhook: ({ beta, webhook }) => requireWebhook(beta, webhook.id, "view"),
  newSecret: async (shops) => {
    const { sealed } = newSecret(withBox(shops), shops.webhook.id);
    const place = `webhook:${shops.alpha.tenant.id}:${shops.webhook.id}`;
    if (opens(() => testBox.open(place, sealed))) throw failure("sealed for another shop");
  },
  collectEvents: ({ beta }) => collectEvents(beta).then(() => {}),
  readRecordedEvents: async ({ beta, mugId }) => {
    const found = await readRecordedEvents(beta, start);
    if (found.some(({ kind, id }) => kind === "product" && id === String(mugId)))
      throw failure("read another business's changes");
  },
  readWrittenEvents: async ({ beta, alpha }) => {
    const [own, theirs] = [await readWrittenEvents(beta, start), await readWrittenEvents(alpha, start)];
    if (own.some(({ key }) => theirs.some((event) => event.key === key)))
      throw failure("read another business's customers");
  },
  readEntities: async ({ beta, order, mugId }) => [
    ...(await readEntities(beta, "order", [order.id])),
    ...(await readEntities(beta, "product", [String(mugId)])),
  ],
  claimDeliveries: ({ beta, webhook }) => claimDeliveries(beta, webhook.id),
  endDelivery: ({ beta, webhook }) =>
    endDelivery(
      beta,
      { webhookId: webhook.id, eventId: 1, body: "", tries: 1 },
      { status: 410, error: "answered 410" },
    ),
  sendDue: (shops) => sendDue(withBox(shops)),
  sendEvent: async (shops) => {
    const row = await requireWebhook(shops.alpha, shops.webhook.id, "view");
    const { error } = await sendEvent(withBox(shops), row, { eventId: 1, body: "{}" });
    if (error === "") throw failure("signed with another's secret");
  },
};

function opens(open: () => string): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
