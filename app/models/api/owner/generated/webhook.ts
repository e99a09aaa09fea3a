// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type WebhookQuery = {
  /** Who is told what happens in the shop that is called (docs/rules/webhooks.md). webhooks:read */
  webhooks: {
    args: object;
    answer: Array<Webhook>;
  };
  /** What was sent to a webhook, the newest first. webhooks:read */
  webhookDeliveries: {
    args: {
      id: string;
      limit: number;
    };
    answer: Array<WebhookDelivery>;
  };
};
/** Arguments and answers of these calls. */
export type WebhookMutation = {
  /**
   * Tells an https address what happens from now on. Types are names such as order.placed, or groups: order.* or *.
   * The secret that signs is answered this once. webhooks:write
   */
  addWebhook: {
    args: {
      url: string;
      types: Array<string>;
    };
    answer: NewWebhook;
  };
  /** Stops sending, or goes on with what waits. webhooks:write */
  setWebhookPaused: {
    args: {
      id: string;
      isPaused: boolean;
    };
    answer: Webhook;
  };
  /** Gives a webhook another secret; for a day both sign. webhooks:write */
  rotateWebhookSecret: {
    args: {
      id: string;
    };
    answer: NewWebhook;
  };
  /** Sends the events since a moment of the last 30 days again, under their ids. webhooks:write */
  replayWebhook: {
    args: {
      id: string;
      since: string;
    };
    answer: ReplayedEvents;
  };
  /** Tells an address nothing more. webhooks:write */
  removeWebhook: {
    args: {
      id: string;
    };
    answer: RemovedWebhook;
  };
};
export type Webhook = {
  id: string;
  url: string;
  types: Array<string>;
  /** active, paused, or dead: it took nothing for three days, or said that it is gone. */
  state: string;
  failingSince: string | null;
  /** Events that are not delivered yet. */
  waiting: number;
};
export type NewWebhook = {
  id: string;
  secret: string;
};
export type WebhookDelivery = {
  eventId: number;
  type: string;
  /** What it is about: events of one entity arrive in order. */
  entity: string;
  at: string;
  /** waiting, delivered or given up */
  state: string;
  tries: number;
  dueAt: string;
  /** The HTTP status of the last answer, 0 for none; null before. */
  lastStatus: number | null;
  lastError: string;
};
export type ReplayedEvents = {
  count: number;
};
export type RemovedWebhook = {
  id: string;
};
