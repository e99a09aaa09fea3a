import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import { manyOf } from "~/models/office/record/many-of";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { webhookTypes } from "~/models/webhooks/webhook-types";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addWebhook } from "../../webhooks/add-webhook.server";
import { type ListedWebhook, listDeliveries, listWebhooks } from "../../webhooks/list-webhooks.server";
import { removeWebhook } from "../../webhooks/remove-webhook.server";
import { replayEvents } from "../../webhooks/replay-events.server";
import { rotateWebhookSecret } from "../../webhooks/rotate-webhook-secret.server";
import { setWebhookState } from "../../webhooks/set-webhook-state.server";
import { answerDeed, deedRule, shownOnce } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/webhooks";
/** Events that the page of a webhook lists. */
const shownEvents = 50;
const once = "The secret that signs. It is shown this once.";

const stateOf = ({ state, failingSince }: ListedWebhook) =>
  state === "paused"
    ? ({ text: "Paused", tone: "plain" } as const)
    : state === "dead"
      ? ({ text: "Given up", tone: "bad" } as const)
      : failingSince
        ? ({ text: "Failing", tone: "mind" } as const)
        : ({ text: "Active", tone: "good" } as const);

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const webhooks = await listWebhooks(ctx);
  return {
    title: "Webhooks",
    badges: [],
    intro: "Addresses that are told what happens in the shop.",
    way: [],
    deeds: [
      {
        deed: "add",
        label: "Add a webhook…",
        submit: "Add it",
        isMain: true,
        fields: [
          deedField("url", "Address", { kind: "address", example: "https://example.com/hooks" }),
          deedField("types", "What it is told", {
            kind: "choices",
            choices: webhookTypes.map((value) => ({ value, label: value })),
          }),
        ],
      },
    ],
    main: [
      {
        kind: "rows",
        title: "Webhooks",
        empty: "No webhooks yet.",
        rows: webhooks.map((one) => ({
          title: one.url,
          to: `${path}/${one.id}`,
          sub: `${one.types.length === webhookTypes.length ? "Everything" : one.types.join(", ")}${
            one.waiting > 0 ? ` · ${one.waiting} wait` : ""
          }`,
          end: stateOf(one).text,
          tone: stateOf(one).tone,
        })),
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, id: string): Promise<RecordView> {
  const webhook = (await listWebhooks(ctx)).find((one) => one.id === id);
  if (!webhook) throw new AppError("not_found", "There is no such webhook.");
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const deliveries = await listDeliveries(ctx, id, shownEvents);
  const isActive = webhook.state === "active";
  return {
    title: webhook.url,
    badges: [stateOf(webhook)],
    intro: webhook.types.join(", "),
    way: [{ to: path, label: "Webhooks" }],
    deeds: [
      isActive
        ? { deed: "pause", label: "Pause…", submit: "Pause", fields: [] }
        : { deed: "resume", label: "Resume…", submit: "Resume", isMain: true, fields: [] },
      {
        deed: "replay",
        label: "Send again…",
        submit: "Send again",
        about: "Events of the last 30 days keep their ids, so that a receiver knows them.",
        fields: [deedField("since", "Since", { kind: "day" })],
      },
      {
        deed: "rotate",
        label: "New secret…",
        submit: "Make a new secret",
        about: "For a day both secrets sign.",
        fields: [],
      },
      {
        deed: "remove",
        label: "Remove…",
        submit: "Remove",
        isDanger: true,
        about: "What waits for it is not sent.",
        fields: [],
      },
    ],
    main: [
      {
        kind: "rows",
        title: "What was sent",
        empty: "Nothing yet.",
        rows: deliveries.map(({ type, entity, at, state, tries, lastStatus, lastError }) => ({
          title: `${type} ${entity}`,
          sub: [dayText(at, clock), `${tries} tries`, lastStatus ?? "", lastError]
            .filter(Boolean)
            .join(" · "),
          end: state === "given up" ? "Given up" : state === "waiting" ? "Waiting" : "Delivered",
          tone: state === "given up" ? ("bad" as const) : state === "waiting" ? "mind" : "good",
        })),
      },
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, id: string];
const added = z.object({ url: requiredText("Address", 2000), types: manyOf });
const nothing = z.object({});
const since = z.object({ since: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "Choose a day.") });

const rules = {
  add: deedRule<Args, typeof added>(added, async (ctx, _id, { url, types }) => {
    const { secret } = await addWebhook(ctx, { url, types });
    return shownOnce("add", once, secret);
  }),
  pause: deedRule<Args, typeof nothing>(nothing, (ctx, id) => setWebhookState(ctx, id, "paused")),
  resume: deedRule<Args, typeof nothing>(nothing, (ctx, id) => setWebhookState(ctx, id, "active")),
  replay: deedRule<Args, typeof since>(since, (ctx, id, { since: day }) =>
    replayEvents(ctx, id, new Date(`${day}T00:00:00Z`)),
  ),
  rotate: deedRule<Args, typeof nothing>(nothing, async (ctx, id) =>
    shownOnce("rotate", once, await rotateWebhookSecret(ctx, id)),
  ),
  remove: deedRule<Args, typeof nothing>(nothing, (ctx, id) => removeWebhook(ctx, id)),
};

/** Webhooks with what was sent to them. */
export const webhooksSection: Section = {
  need: { verb: "view", kind: "webhook" },
  doneTexts: {
    pause: "Paused: nothing is sent until you resume.",
    resume: "It is told again, what waited first.",
    replay: "The events are sent again.",
    remove: "Removed.",
  },
  load: (ctx, id) => (id === "" ? loadList(ctx) : loadOne(ctx, id)),
  act: (ctx, posted, id) =>
    answerDeed<Args>(
      posted,
      rules,
      [ctx, id],
      id === "" || posted.get("do") === "remove" ? path : `${path}/${id}`,
    ),
};
