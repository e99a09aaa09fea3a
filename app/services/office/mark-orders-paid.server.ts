import type { PanelRow, RecordView } from "~/models/office/record/record-view";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { officeOrderPath, officeOrdersPath } from "~/paths/office";
import { takePayment } from "../orders/money/take-payment.server";
import { findOrder } from "../orders/reading/find-order.server";
import { readForm } from "../platform/forms/read-form.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** Orders that are marked at once. */
const mostOrders = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const bounded = (ids: readonly string[]) => ids.filter((id) => uuid.test(id)).slice(0, mostOrders);

/**
 * What marking orders as paid will do (rule office-18): each with its amount, and those that do not wait for
 * one.
 */
export async function previewMarkPaid(ctx: RequestContext, ids: readonly string[]): Promise<RecordView> {
  const orders = await Promise.all(bounded(ids).map((id) => findOrder(ctx, id)));
  const open = orders.filter(({ status }) => status === "pending" || status === "pending_payment");
  const rows = orders.map((order): PanelRow => {
    const waits = open.includes(order);
    return {
      title: order.incrementId,
      to: officeOrderPath(order.incrementId),
      sub: order.email,
      end: waits ? formatMoney(order.totalDueMinor, order.currency) : "Waits for no payment",
      ...(waits ? {} : { tone: "plain" as const }),
    };
  });
  const count = open.length === 1 ? "1 order" : `${open.length} orders`;
  return {
    title: "Mark as paid",
    badges: [],
    intro: "The money of these orders has arrived: they go on to be packed, and their customers get a mail.",
    way: [{ to: officeOrdersPath(), label: "Orders" }],
    deeds:
      open.length === 0
        ? []
        : [
            {
              deed: "paid",
              label: `Mark ${count} as paid…`,
              submit: `Mark ${count} as paid`,
              isMain: true,
              fields: [],
              values: { ids: open.map(({ id }) => id).join(",") },
            },
          ],
    main: [{ kind: "rows", title: "Chosen orders", rows, empty: "Choose orders in the list first." }],
    aside: [],
  };
}

/**
 * Marks orders as paid, each on its own: what cannot be is said, the others are done.
 * @returns what became of each, as a page
 */
export async function markOrdersPaid(
  ctx: RequestContext,
  request: Request,
): Promise<{ results: PanelRow[] }> {
  const posted = await readForm(request);
  const ids = bounded(String(posted.get("ids") ?? "").split(","));
  const results: PanelRow[] = [];
  for (const id of ids) {
    const { incrementId } = await findOrder(ctx, id);
    const row = { title: incrementId, to: officeOrderPath(incrementId) };
    try {
      await takePayment(ctx, id);
      results.push({ ...row, end: "Paid", tone: "good" });
    } catch (error) {
      if (!isAppError(error)) throw error;
      results.push({ ...row, sub: error.message, end: "Not done", tone: "bad" });
    }
  }
  return { results };
}
