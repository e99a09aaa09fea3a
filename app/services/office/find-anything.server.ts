import { customerList } from "~/models/office/customers/customer-list";
import { doingsOf } from "~/models/office/frame/doings";
import { findByWords } from "~/models/office/frame/find-by-words";
import { mayOpen, type Need, navigationOf } from "~/models/office/frame/navigation";
import { type ListAddress, readListAddress } from "~/models/office/list/list-address";
import type { ListDescription, ListRow } from "~/models/office/list/list-description";
import { orderList } from "~/models/office/orders/order-list";
import { productList } from "~/models/office/products/product-list";
import type { PanelRow, PanelView, RecordView } from "~/models/office/record/record-view";
import { recordList } from "~/models/office/records/record-list";
import { recordScreens } from "~/models/office/records/record-screens";
import { findModulesByTitle } from "~/models/office/settings/find-modules";
import { officeSettingsPath } from "~/paths/office";
import type { RequestContext } from "../shops/context/request-context.server";
import { listOfficeCustomers } from "./list-office-customers.server";
import { listOfficeOrders } from "./list-office-orders.server";
import { listOfficeProducts } from "./products/list-office-products.server";
import { listRecordsPage } from "./records/list-records-page.server";
import { officePlace } from "./require-office.server";

/** Of each kind so many are shown; the list shows all. */
const shownOfKind = 6;
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
  ...recordScreens.map(
    (screen): Source => ({
      list: recordList(screen),
      need: { verb: "view", kind: screen.subject },
      find: (ctx, address) => listRecordsPage(ctx, screen, address),
    }),
  ),
];

/** What was found, as a page's description; `q` is what was looked for. */
export type Found = RecordView & { q: string };

/**
 * Screens, what one may begin, records and settings that a text finds, of what one may open (rules office-1
 * and office-15). Without a text: the screens and what one may begin.
 */
export async function findAnything(ctx: RequestContext, typed: string): Promise<Found> {
  const q = [...typed.trim()].slice(0, longest).join("");
  const [actor, place] = [await ctx.actor(), officePlace(ctx)];
  const open = navigationOf(actor, place);
  const asked = q === "" ? [] : sources.filter(({ need }) => mayOpen(actor, need, place));
  const found = await Promise.all(asked.map((source) => findIn(ctx, source, q)));
  const [first, others] = [found.slice(0, 3), found.slice(3)];
  const isSetting = q !== "" && mayOpen(actor, { verb: "view", kind: "setting" }, place);
  const main = [
    places("Go to", findByWords(open, q), q),
    places("Do", findByWords(doingsOf(actor, place), q), q),
    ...first,
    ...(isSetting ? [settingsPanel(q)] : []),
    ...others,
  ].filter((panel) => panel.rows.length > 0);
  const title = q === "" ? "Find" : `Found for “${q}”`;
  const hint = "Type a number, a name, an email, a SKU or a word into the field above.";
  const intro = q === "" ? hint : main.length === 0 ? "Nothing found." : "";
  return { q, title, badges: [], intro, way: [], deeds: [], main, aside: [] };
}

type Rows = PanelView & { kind: "rows" };

const rowsPanel = (title: string, rows: readonly PanelRow[], more?: { to: string; label: string }): Rows => ({
  kind: "rows",
  title,
  empty: "",
  rows: rows.slice(0, more ? shownOfKind : rows.length),
  ...(more && rows.length > shownOfKind && { more }),
});

/** Screens or beginnings: all of them without a text. */
const places = (title: string, found: readonly { path: string; label: string }[], q: string): Rows =>
  rowsPanel(
    title,
    found.slice(0, q === "" ? found.length : shownOfKind).map(({ path, label }) => ({
      title: label,
      to: path,
    })),
  );

async function findIn(ctx: RequestContext, { list, find }: Source, q: string): Promise<Rows> {
  const { rows } = await find(ctx, readListAddress(list, new URLSearchParams({ q })));
  const to = `${list.path}?${new URLSearchParams({ q })}`;
  return rowsPanel(
    list.title,
    rows.map((row) => panelRow(list, row)),
    { to, label: "Show all" },
  );
}

function settingsPanel(q: string): Rows {
  const modules = findModulesByTitle(q);
  return rowsPanel(
    "Settings",
    modules.map(({ name, title, about, found }) => ({
      title,
      to: officeSettingsPath(name),
      sub: found.length > 0 ? found.map(({ label }) => label).join(", ") : about,
    })),
    { to: `${officeSettingsPath()}?${new URLSearchParams({ q })}`, label: "Show all" },
  );
}

function panelRow(list: ListDescription, { href, cells }: ListRow): PanelRow {
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
