import { webhookTypes } from "~/models/webhooks/webhook-types";
import { addWebhook } from "~/services/webhooks/add-webhook.server";
import { listDeliveries, listWebhooks } from "~/services/webhooks/list-webhooks.server";
import { removeWebhook } from "~/services/webhooks/remove-webhook.server";
import { replayEvents } from "~/services/webhooks/replay-events.server";
import { rotateWebhookSecret } from "~/services/webhooks/rotate-webhook-secret.server";
import { setWebhookState } from "~/services/webhooks/set-webhook-state.server";
import type { WebhookContext } from "~/services/webhooks/webhook-context.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** What one action does with what was typed. */
type Call = {
  ctx: WebhookContext;
  options: Record<string, string>;
  rest: string[];
  say: (line: string) => void;
};
type Action = {
  required?: string[];
  optional?: string[];
  rest?: string[];
  run: (call: Call) => Promise<void>;
};

const shownOnce = "Keep it now: it is not shown again.";

const actions: Record<string, Action> = {
  add: { optional: ["types"], rest: ["<url>"], run: add },
  list: { run: list },
  log: { rest: ["<id>"], run: log },
  pause: { rest: ["<id>"], run: ({ ctx, rest, say }) => setState(ctx, rest, "paused", say) },
  resume: { rest: ["<id>"], run: ({ ctx, rest, say }) => setState(ctx, rest, "active", say) },
  rotate: { rest: ["<id>"], run: rotate },
  replay: { required: ["since"], rest: ["<id>"], run: replay },
  remove: { rest: ["<id>"], run: remove },
};

/**
 * `webhook add|list|log|pause|resume|rotate|replay|remove --client acme`: who is told what happens in a shop.
 */
async function run([name = "", ...args]: string[]): Promise<void> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new UsageError(`use webhook ${Object.keys(actions).join(", webhook ")}`);
  const { required = [], optional = [] } = action;
  const { options, rest } = readArguments(
    args,
    { required: ["client", ...required], optional },
    action.rest ?? [],
  );
  await withShops("webhook", async ({ base, say }) => {
    await action.run({ ctx: await findShop(base, options.client ?? ""), options, rest, say });
  });
}

/** See {@link run}. */
export const webhook: Command = {
  name: "webhook",
  usage: `
  webhook add --client acme [--types order.*,stock.changed] https://example.com/hooks
                                                               notify an address of what happens; prints the signing secret
  webhook list --client acme                                   list webhooks with their pending events
  webhook log --client acme <id>                               list the newest events sent to one, and how that went
  webhook pause|resume --client acme <id>                      stop sending, or resume
  webhook rotate --client acme <id>                            replace its secret; for a day both sign
  webhook replay --client acme --since 2026-03-01 <id>         send events again
  webhook remove --client acme <id>                            remove a webhook`,
  run,
};

async function add({ ctx, options, rest, say }: Call): Promise<void> {
  const types = (options.types ?? "*").split(",").map((type) => type.trim());
  const { id, secret } = await addWebhook(ctx, { url: rest[0] ?? "", types });
  say(`${id} is told of ${options.types ?? "everything"}`);
  say(`Secret: ${secret}`);
  say(shownOnce);
}

async function list({ ctx, say }: Call): Promise<void> {
  for (const { id, url, state, types, waiting } of await listWebhooks(ctx)) {
    const told = types.length === webhookTypes.length ? "*" : types.join(",");
    say(`${id}  ${state}  ${waiting} waiting  ${url}  ${told}`);
  }
}

async function log({ ctx, rest, say }: Call): Promise<void> {
  for (const sent of await listDeliveries(ctx, rest[0] ?? "", 50)) {
    const how = sent.state === "waiting" ? `next try ${sent.dueAt.toISOString()}` : "";
    const last = sent.lastError || (sent.lastStatus === null ? "" : String(sent.lastStatus));
    const parts = [sent.at.toISOString(), `evt_${sent.eventId}`, sent.type, sent.entity, sent.state];
    say([...parts, `${sent.tries} tries`, last, how].filter((part) => part !== "").join("  "));
  }
}

async function setState(
  ctx: WebhookContext,
  [id = ""]: string[],
  state: "active" | "paused",
  say: Call["say"],
): Promise<void> {
  await setWebhookState(ctx, id, state);
  say(`${id} is ${state}`);
}

async function rotate({ ctx, rest, say }: Call): Promise<void> {
  say(`Secret: ${await rotateWebhookSecret(ctx, rest[0] ?? "")}`);
  say(shownOnce);
}

async function replay({ ctx, options, rest, say }: Call): Promise<void> {
  const since = new Date(options.since ?? "");
  if (Number.isNaN(since.getTime())) throw new UsageError("--since is a day or a moment, such as 2026-03-01");
  say(`${await replayEvents(ctx, rest[0] ?? "", since)} events are sent again`);
}

async function remove({ ctx, rest, say }: Call): Promise<void> {
  await removeWebhook(ctx, rest[0] ?? "");
  say(`${rest[0]} is told nothing more`);
}
