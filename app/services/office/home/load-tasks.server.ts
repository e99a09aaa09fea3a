import type { Need } from "~/models/office/frame/navigation";
import { mayOpen } from "~/models/office/frame/navigation";
import { waitingCount } from "~/models/office/inbox/waiting";
import { officeInboxPath, officeOrdersPath, officeStockPath } from "~/paths/office";
import { countStock } from "../../catalogue/stock/search-stock.server";
import { countUnreadByStore } from "../../conversations/inbox/count-unread-by-store.server";
import { countOrders } from "../../orders/reading/search-orders.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { listWaitingReturns } from "../inbox/list-waiting-returns.server";
import { listWaitingReviews } from "../inbox/list-waiting-reviews.server";
import { officePlace } from "../require-office.server";
import { rareTasks } from "./rare-tasks.server";
import { sellingTasks } from "./selling-tasks.server";

/** Something that waits for staff: how many, and where they see to it. */
export type Task = { label: string; count: number | string; to: string };

/** Up to here what waits is counted. */
const countedAtMost = 1000;
/** Up to here returns and reviews are. */
const listedAtMost = 50;

const view = (kind: Need["kind"]): Need => ({ verb: "view", kind });

/** What waits in the shop for who is signed in, of the screens they may open. */
export async function loadTasks(ctx: RequestContext): Promise<Task[]> {
  const [actor, place] = [await ctx.actor(), officePlace(ctx)];
  const shopId = ctx.shop.id;
  const orders = (label: string, query: string, statuses: Parameters<typeof countOrders>[1]["statuses"]) => ({
    need: view("order"),
    label,
    to: `${officeOrdersPath()}?${query}`,
    count: () => countOrders(ctx, { statuses, shopId }, countedAtMost),
  });
  const known = [
    orders("To pack", "status=processing&status=packing", ["processing", "packing"]),
    orders("Waiting for payment", "status=pending&status=pending_payment", ["pending", "pending_payment"]),
    {
      need: view("conversation"),
      label: "Messages to answer",
      to: `${officeInboxPath()}?kind=message&kind=question`,
      count: () => countUnreadByStore(ctx, countedAtMost),
    },
    {
      need: view("order"),
      label: "Returns",
      to: `${officeInboxPath()}?kind=return`,
      count: async () => waitingCount(await listWaitingReturns(ctx, listedAtMost + 1), listedAtMost),
    },
    {
      need: view("content"),
      label: "Reviews to approve",
      to: `${officeInboxPath()}?kind=review`,
      count: async () => waitingCount(await listWaitingReviews(ctx, listedAtMost + 1), listedAtMost),
    },
    {
      need: view("stock"),
      label: "Running out",
      to: `${officeStockPath()}?is=low`,
      count: () => countStock(ctx, { text: null, state: "low" }, countedAtMost),
    },
    ...(place.isMarketplace ? sellingTasks(ctx, actor) : []),
    ...rareTasks(ctx),
  ].filter(({ need }) => mayOpen(actor, need, place));
  const tasks = await Promise.all(
    known.map(async ({ label, to, count, ...one }) => ({
      label,
      to,
      count: await count(),
      isRare: "isRare" in one,
    })),
  );
  return tasks
    .filter(({ count, isRare }) => !isRare || count !== 0)
    .map(({ label, to, count }) => ({
      label,
      to,
      count: count === countedAtMost ? `${countedAtMost.toLocaleString("en-US")}+` : count,
    }));
}
