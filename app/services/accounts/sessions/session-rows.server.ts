// @public

import { eq, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EndedSessions, SessionView } from "~/models/accounts/sign-in/session-form";
import { formatDate } from "~/models/platform/date/format-date";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { nameDevice } from "../passkeys/name-device.server";

/** The part of a session's hash that identifies it in a form. */
const sessionKeyLength = 16;

type SessionRow = {
  idHash: string;
  shopId: string;
  shopName: string;
  userAgent: string;
  address: string;
  lastSeenAt: Date;
};

/** The sessions of an account of any kind as its owner sees them, the current one first. */
export function sessionViews(
  { shop }: Pick<ShopContext, "shop">,
  rows: readonly SessionRow[],
  ownHash: string | null,
): SessionView[] {
  const views = rows.map((row) => ({
    key: row.idHash.slice(0, sessionKeyLength),
    device: nameDevice(row.userAgent),
    address: row.address,
    shopName: row.shopId === shop.id ? "" : row.shopName,
    lastSeen: formatDate(row.lastSeenAt, shop.settings.general.time_zone),
    isThis: row.idHash === ownHash,
  }));
  return [...views.filter(({ isThis }) => isThis), ...views.filter(({ isThis }) => !isThis)];
}

/** The condition for the sessions of an account that are to end; undefined for all. */
export function toEnd(idHash: PgColumn, which: EndedSessions): SQL | undefined {
  if (which === "all") return undefined;
  if ("key" in which) return eq(sql`left(${idHash}, ${sessionKeyLength})`, which.key);
  return which.except === null ? undefined : ne(idHash, which.except);
}
