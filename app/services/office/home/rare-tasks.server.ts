import { and, count, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Need } from "~/models/office/frame/navigation";
import { waitingCount } from "~/models/office/inbox/waiting";
import { recordDrafts } from "~/tables/shops/records";
import type { RequestContext } from "../../shops/context/request-context.server";
import { countFailedJobs } from "../host/failed-jobs.server";
import { listWaitingQuotes } from "../inbox/list-waiting-quotes.server";

type RareTask = {
  need: Need;
  label: string;
  to: string;
  count: () => Promise<number | string>;
  isRare: true;
};

/** Up to here quotes and failed jobs are counted. */
const [mostQuotes, mostJobs] = [50, 200];

/** What waits now and then, and is not shown while there is none of it (rule office-11). */
export const rareTasks = (ctx: RequestContext): RareTask[] => [
  {
    need: { verb: "view", kind: "order" },
    label: "Quotes to price",
    to: "/admin/quotes",
    count: async () => waitingCount(await listWaitingQuotes(ctx, mostQuotes + 1), mostQuotes),
    isRare: true,
  },
  {
    need: { verb: "change", kind: "content" },
    label: "Drafts that wait",
    to: "/admin/drafts",
    count: () => countScheduledDrafts(ctx),
    isRare: true,
  },
  {
    need: { verb: "view", kind: "machine" },
    label: "Failed jobs",
    to: "/admin/jobs",
    count: () => countFailedJobs(ctx, mostJobs),
    isRare: true,
  },
];

/** Drafts that are published at a moment, or could not be. */
async function countScheduledDrafts({ db, tenant, shop }: RequestContext): Promise<number> {
  const { tenantId, shopId, publishAt, fault } = recordDrafts;
  const ofShop = or(isNull(shopId), eq(shopId, shop.id));
  const waits = or(isNotNull(publishAt), isNotNull(fault));
  const [row] = await db
    .select({ drafts: count() })
    .from(recordDrafts)
    .where(and(eq(tenantId, tenant.id), ofShop, waits));
  return row?.drafts ?? 0;
}
