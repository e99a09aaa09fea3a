import { isRecord } from "../../platform/validation/is-record";

/** Names by which a call of a listing names the seller whose offers it asks for. */
const sellerNames = ["seller_guid", "sellerId"] as const;

/** How a call may name a seller in its parameters or its filter. */
export type NamedSeller = { seller_guid?: unknown; sellerId?: unknown; client_guid?: unknown };

/** The guid of the seller a call names, null for none, and the filter without it. */
export type SellerCall = { guid: string | null; filter: unknown };

/**
 * The seller that a call names: by `seller_guid` or `sellerId` in its parameters or in its filter, or by a
 * `client_guid` that is not the shop's own (rule api-19). Two different sellers name none that there is.
 */
export function readSellerCall(
  named: NamedSeller | null | undefined,
  filter: unknown,
  shopGuid: string,
): SellerCall {
  const asked = isRecord(filter) ? filter : {};
  const client = named?.client_guid === shopGuid ? null : named?.client_guid;
  const guids = [...[named ?? {}, asked].flatMap((from) => sellerNames.map((name) => from[name])), client]
    .flat()
    .filter((guid) => guid !== undefined && guid !== null && guid !== "" && guid !== shopGuid)
    .map((guid) => String(guid).toLowerCase());
  const [first = null] = guids;
  return {
    guid: guids.some((guid) => guid !== first) ? "several" : first,
    filter: isRecord(filter) ? without(filter, sellerNames) : filter,
  };
}

/** The filter of a seller's own listing, in which its own name finds everything. */
export function withoutOwnName(filter: unknown, sellerCode: string, name: string): unknown {
  if (!isRecord(filter)) return filter;
  const names = [filter[sellerCode]].flat();
  return names.includes(name) ? without(filter, [sellerCode]) : filter;
}

const without = (filter: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name)));
