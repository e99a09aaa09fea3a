import { customerList } from "~/models/office/customers/customer-list";
import { mayOpen, type Need } from "~/models/office/frame/navigation";
import { type ListAddress, readListAddress } from "~/models/office/list/list-address";
import type { ListDescription, ListRow } from "~/models/office/list/list-description";
import { orderList } from "~/models/office/orders/order-list";
import { productList } from "~/models/office/products/product-list";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import type { RequestContext } from "../shops/context/request-context.server";
import { listOfficeCustomers } from "./list-office-customers.server";
import { listOfficeOrders } from "./list-office-orders.server";
import { listOfficeProducts } from "./products/list-office-products.server";
import { officePlace } from "./require-office.server";

/** Of each kind so many are shown; the list shows all. */
const shownOfKind = 8;
const longest = 100;

type Source = {
  list: ListDescription;
  need: Need;
  find: (ctx: RequestContext, address: ListAddress) => Promise<{ rows: ListRow[] }>;
};

const sources: readonly Source[] = [
  { list: orderList, need: { verb: "view", kind: "order" }, find: listOfficeOrders },
  { list: productList, need: { verb: "view", kind: "price" }, find: listOfficeProducts },
  { list: customerList, need: { verb: "view", kind: "customer" }, find: listOfficeCustomers },
];

/** Orders, products and customers that a text finds, of the screens one may open (rule office-1). */
export async function findAnything(ctx: RequestContext, typed: string): Promise<RecordView> {
  const q = [...typed.trim()].slice(0, longest).join("");
  const [actor, place] = [await ctx.actor(), officePlace(ctx)];
  const asked = q === "" ? [] : sources.filter(({ need }) => mayOpen(actor, need, place));
  const main = await Promise.all(
    asked.map(async ({ list, find }): Promise<PanelView> => {
      const { rows } = await find(ctx, readListAddress(list, new URLSearchParams({ q })));
      const to = `${list.path}?${new URLSearchParams({ q })}`;
      return {
        kind: "rows",
        title: list.title,
        empty: "None found.",
        rows: rows.slice(0, shownOfKind).map((row) => panelRow(list, row)),
        ...(rows.length > shownOfKind && { more: { to, label: "Show all" } }),
      };
    }),
  );
  const title = q === "" ? "Find" : `Found for “${q}”`;
  const intro = q === "" ? "Type a number, a name, an email or a SKU into the field above." : "";
  return { title, badges: [], intro, way: [], deeds: [], main, aside: [] };
}

function panelRow(list: ListDescription, { href, cells }: ListRow) {
  const cellOf = (place: "title" | "side") =>
    cells[list.columns.find((one) => one.place === place)?.key ?? ""];
  const others = list.columns.filter(({ place, isExtra }) => place === undefined && !isExtra).slice(0, 2);
  return {
    title: cellOf("title")?.text ?? "",
    to: href,
    sub: others
      .map(({ key }) => cells[key]?.text ?? "")
      .filter(Boolean)
      .join(" · "),
    end: cellOf("side")?.text ?? "",
  };
}
