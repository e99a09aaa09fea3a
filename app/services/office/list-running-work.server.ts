import type { RunningWork } from "~/models/office/frame/running-work";
import { runningText } from "~/models/office/many/many-words";
import { officeManyPath } from "~/paths/office";
import { listBulkOperations } from "../bulk/list-bulk-operations.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** The frame shows so many. */
const shownWorks = 3;

/** Long work of the shop that runs now, the latest first, of what the actor could have begun. */
export async function listRunningWork(ctx: ShopContext): Promise<RunningWork[]> {
  const operations = await listBulkOperations(ctx, { after: null, limit: shownWorks, isRunning: true });
  return operations.map((one) => ({
    to: officeManyPath(one.id),
    text: runningText(one),
    percent: one.isExport || one.total === 0 ? null : Math.floor((one.done / one.total) * 100),
  }));
}
