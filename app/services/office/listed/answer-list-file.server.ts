import { customerList } from "~/models/office/customers/customer-list";
import type { Need } from "~/models/office/frame/navigation";
import { inboxList } from "~/models/office/inbox/inbox-list";
import { type ListAddress, listHref, readListAddress } from "~/models/office/list/list-address";
import type { ListDescription, ListRow } from "~/models/office/list/list-description";
import { headOfFile, rowOfFile } from "~/models/office/list/list-file";
import { orderList } from "~/models/office/orders/order-list";
import { productList } from "~/models/office/products/product-list";
import { formatSheet } from "~/models/platform/text/csv-text";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { listInboxForFile } from "../inbox/load-inbox.server";
import { listOfficeCustomers } from "../list-office-customers.server";
import { listOfficeOrders } from "../list-office-orders.server";
import { listOfficeProducts } from "../products/list-office-products.server";
import { ledToConfirm } from "./led-to-confirm.server";

/** Rows of a file, and of one of the pages it is read by (rule office-32). */
const mostRows = 20_000;
const rowsAtOnce = 500;

type Page = { rows: ListRow[]; next: string };
type Listed = {
  list: ListDescription;
  need: Need;
  page: (ctx: RequestContext, address: ListAddress, atOnce: number) => Promise<Page>;
};

const lists: Readonly<Record<string, Listed>> = {
  orders: { list: orderList, need: { verb: "view", kind: "order" }, page: listOfficeOrders },
  products: { list: productList, need: { verb: "view", kind: "price" }, page: listOfficeProducts },
  customers: { list: customerList, need: { verb: "view", kind: "customer" }, page: listOfficeCustomers },
  inbox: { list: inboxList, need: { verb: "view", kind: "conversation" }, page: listInboxForFile },
};

function listedBy(query: URLSearchParams): Listed & { name: string } {
  const name = query.get("list") ?? "";
  const found = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!found) throw new Response("Not Found", { status: 404 });
  return { ...found, name };
}

/** What the file of a list needs: what its screen needs. @throws Response 404 */
export const listFileNeed = (query: URLSearchParams): Need => listedBy(query).need;

/**
 * What a list shows by its address as a CSV file, written page by page (rule office-32). Who has not proved
 * of late who they are is led to do so and back to the list (rule staff-14).
 * @throws Response 404; a redirect
 */
export async function answerListFile(ctx: RequestContext, query: URLSearchParams): Promise<Response> {
  const { name, list, page } = listedBy(query);
  const address = { ...readListAddress(list, query), after: "" };
  await ledToConfirm(listHref(list, address), () => requireConfirmed(ctx));
  const read = (after: string) => page(ctx, { ...address, after }, rowsAtOnce);
  const first = await read("");
  const text = csvOf(list, address, { first, read });
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await text.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  const day = ctx.now().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

async function* csvOf(
  list: ListDescription,
  { columns }: ListAddress,
  { first, read }: { first: Page; read: (after: string) => Promise<Page> },
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const write = (rows: string[][]) => encoder.encode(formatSheet(rows));
  yield write([headOfFile(list, columns)]);
  let [page, count] = [first, 0];
  for (;;) {
    const rows = page.rows.slice(0, mostRows - count);
    count += rows.length;
    yield write(rows.map((row) => rowOfFile(list, columns, row)));
    if (page.next === "" || count >= mostRows) return;
    page = await read(page.next);
  }
}
