import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { waitingLabels } from "~/models/office/inbox/inbox-list";
import {
  askedKinds,
  askedTypes,
  mergeWaiting,
  type Waiting,
  type WaitingKind,
} from "~/models/office/inbox/waiting";
import { listedDays } from "~/models/office/list/day-range";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { officeConversationPath } from "~/paths/office";
import { type InboxItem, listInbox } from "../../conversations/inbox/list-inbox.server";
import { listUnanswered } from "../../conversations/inbox/list-unanswered.server";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { RowSearch } from "../../shops/search/holds-words.server";
import { listWaitingQuotes } from "./list-waiting-quotes.server";
import { listWaitingReturns } from "./list-waiting-returns.server";
import { listWaitingReviews, listWaitingSellerReviews } from "./list-waiting-reviews.server";

/** Of each kind of what waits, so many are listed; the next ones follow once these are answered. */
const mostOfKind = 100;
/** Of each kind in a file of what waits. */
const mostInFile = 3_000;
/** Conversations on a page of all of them. */
const pageLength = 50;

/** What people wait for as one list, or all conversations, as an address asks (rule office-10). */
export const loadInbox = (ctx: RequestContext, address: ListAddress) =>
  address.filters.is ? listAll(ctx, address, pageLength) : listWaiting(ctx, address, mostOfKind);

/** A page of the same list for a file, of which all that waits is one (rule office-32). */
export const listInboxForFile = (ctx: RequestContext, address: ListAddress, atOnce: number) =>
  address.filters.is ? listAll(ctx, address, atOnce) : listWaiting(ctx, address, mostInFile);

/** What an address looks for; its days are those of the shop. */
const searchOf = (ctx: RequestContext, { q, filters }: ListAddress): RowSearch => ({
  text: q,
  ...listedDays(filters["since-from"]?.[0], filters["since-until"]?.[0], clockOf(ctx).zone),
});

const clockOf = (ctx: RequestContext) => ({ zone: ctx.shop.settings.general.time_zone, now: ctx.now() });

async function listWaiting(ctx: RequestContext, address: ListAddress, ofKind: number) {
  const clock = clockOf(ctx);
  const search = searchOf(ctx, address);
  const kinds = await Promise.all(
    askedKinds(address).map(async (kind) => ({ kind, found: await sources[kind](ctx, ofKind + 1, search) })),
  );
  const { rows, cut } = mergeWaiting(
    kinds.map(({ kind, found }) => ({ kind, found: found ?? [] })),
    ofKind,
  );
  return {
    address,
    rows: rows.map((one) => rowOf(one, clock)),
    next: "",
    count: rows.length,
    isMore: cut.length > 0,
    cut: cut.map((kind) => waitingLabels[kind].many.toLowerCase()),
  };
}

type Source = (ctx: RequestContext, limit: number, search: RowSearch) => Promise<Waiting[] | null>;

const unanswered =
  (kind: "message" | "question"): Source =>
  async (ctx, limit, search) => {
    const found = await listUnanswered(ctx, { types: askedTypes([kind]), limit, ...search });
    return found.map(({ id, customerName, title, since }) => ({
      id: String(id),
      who: customerName || "Guest",
      about: title,
      state: "New",
      tone: "mind",
      since,
      to: officeConversationPath(id),
    }));
  };

const sources: Record<WaitingKind, Source> = {
  message: unanswered("message"),
  question: unanswered("question"),
  return: listWaitingReturns,
  quote: listWaitingQuotes,
  review: listWaitingReviews,
  "seller-review": listWaitingSellerReviews,
};

const inboxCursor = z.object({ at: z.string().max(40), id: z.number().int() });

/** A page of conversations, the newest message first; they are not counted beyond it. */
async function listAll(ctx: RequestContext, address: ListAddress, length: number) {
  const clock = clockOf(ctx);
  const types = askedTypes(askedKinds(address));
  const after = address.after ? readCursor(address.after, inboxCursor) : null;
  const page = { ...searchOf(ctx, address), isUnread: false, types, after, limit: length + 1 };
  const found = types.length > 0 ? await listInbox(ctx, page) : [];
  const shown = found.slice(0, length);
  const last = found.length > length ? shown.at(-1) : undefined;
  return {
    address,
    rows: shown.map((one) => rowOf(conversationOf(one), clock)),
    next: last ? writeCursor(last.cursor) : "",
    count: shown.length,
    isMore: last !== undefined || after !== null,
    cut: [],
  };
}

type Listed = Waiting & { kind: WaitingKind };

const conversationOf = (one: InboxItem): Listed => ({
  kind: one.isAboutProduct ? "question" : "message",
  id: String(one.id),
  who: one.customerName || "Guest",
  about: one.title,
  state: one.isUnread ? "New" : one.isResolved ? "Resolved" : "Answered",
  tone: one.isUnread ? "mind" : "plain",
  since: one.lastMessageAt,
  to: officeConversationPath(one.id),
});

const rowOf = (
  { kind, id, who, about, state, tone, since, to }: Listed,
  clock: { zone: string; now: Date },
): ListRow => ({
  id,
  href: to,
  label: `${who}, ${about}`,
  cells: {
    who: { text: who },
    kind: { text: waitingLabels[kind].one },
    about: { text: about },
    state: { text: state, tone },
    since: { text: dayText(since, clock) },
  },
});
