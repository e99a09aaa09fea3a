import { markTexts, type OrderMark, takesMark } from "~/models/office/orders/mark-orders";
import { moreText } from "~/models/office/orders/more-orders";
import type { PanelRow, RecordView } from "~/models/office/record/record-view";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { isUuid } from "~/models/platform/text/uuid";
import { officeOrderPath, officeOrdersPath } from "~/paths/office";
import { takePayment } from "../orders/money/take-payment.server";
import { findOrder } from "../orders/reading/find-order.server";
import { readyOrder } from "../orders/states/ready-order.server";
import { readForm } from "../platform/forms/read-form.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { chosenOrders } from "./chosen/chosen-orders.server";

/** Orders that are marked at once. */
const mostOrders = 100;
const bounded = (ids: readonly string[]) => ids.filter((id) => isUuid(id)).slice(0, mostOrders);

/** What orders are marked as; as paid unless something else is said. */
const markOf = (text: string | null): OrderMark => (text === "ready" ? "ready" : "paid");

/**
 * What marking chosen orders will do (rule office-18): each with its amount, and those that cannot be
 * marked.
 */
export async function previewMark(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const mark = markOf(query.get("as"));
  const { title, intro, not, submit } = markTexts[mark];
  const { ids, isMore } = await chosenOrders(ctx, query);
  const orders = await Promise.all(bounded(ids).map((id) => findOrder(ctx, id)));
  const open = orders.filter(({ status, shippingMethod }) =>
    takesMark(mark, status, Boolean(shippingMethod?.pickup)),
  );
  const rows = orders.map((order): PanelRow => {
    const takes = open.includes(order);
    const amountMinor = mark === "paid" ? order.totalDueMinor : order.grandTotalMinor;
    return {
      title: order.incrementId,
      to: officeOrderPath(order.incrementId),
      sub: order.email,
      end: takes ? formatMoney(amountMinor, order.currency) : not,
      ...(takes ? {} : { tone: "plain" as const }),
    };
  });
  const marked = submit(open.length === 1 ? "1 order" : `${open.length} orders`);
  return {
    title,
    badges: [],
    intro: isMore ? `${intro} ${moreText}` : intro,
    way: [{ to: officeOrdersPath(), label: "Orders" }],
    deeds:
      open.length === 0
        ? []
        : [
            {
              deed: mark,
              label: `${marked}…`,
              submit: marked,
              isMain: true,
              fields: [],
              values: { ids: open.map(({ id }) => id).join(","), as: mark },
            },
          ],
    main: [{ kind: "rows", title: "Chosen orders", rows, empty: "Choose orders in the list first." }],
    aside: [],
  };
}

/**
 * Marks orders, each on its own: what cannot be is said, the others are done.
 * @returns what became of each, as a page
 */
export async function markOrders(ctx: RequestContext, request: Request): Promise<{ results: PanelRow[] }> {
  const posted = await readForm(request);
  const mark = markOf(String(posted.get("as") ?? ""));
  const ids = bounded(String(posted.get("ids") ?? "").split(","));
  const results: PanelRow[] = [];
  for (const id of ids) {
    const { incrementId } = await findOrder(ctx, id);
    const row = { title: incrementId, to: officeOrderPath(incrementId) };
    try {
      await (mark === "paid" ? takePayment(ctx, id) : readyOrder(ctx, id, null));
      results.push({ ...row, end: markTexts[mark].done, tone: "good" });
    } catch (error) {
      if (!isAppError(error)) throw error;
      results.push({ ...row, sub: error.message, end: "Not done", tone: "bad" });
    }
  }
  return { results };
}
