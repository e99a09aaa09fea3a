import {
  mergePeople,
  type PeopleCursor,
  type PersonOf,
  peopleCursor,
} from "~/models/office/customers/people";
import { dayText } from "~/models/office/day-text";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { officeCustomerPath, officeGuestPath } from "~/paths/office";
import type { OwnedCustomer } from "../accounts/owned-customers/find-owned-customer.server";
import {
  type CustomerSearch,
  countCustomers,
  searchCustomers,
} from "../accounts/owned-customers/search-customers.server";
import type { Guest } from "../orders/guests/find-guest.server";
import { countGuests, searchGuests } from "../orders/guests/search-guests.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readOfficePage } from "./read-office-page.server";

type Person = PersonOf<OwnedCustomer, Guest>;

/**
 * A page of the business's customers that an address asks for, the shop's guests among them, as rows (rules
 * office-3 and office-97).
 */
export function listOfficeCustomers(ctx: ShopContext, address: ListAddress, atOnce?: number) {
  const search = customerSearchOf(address);
  const kinds = kindsAsked(address);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return readOfficePage<Person, PeopleCursor>(
    address,
    peopleCursor,
    {
      list: async (after, limit) => {
        const [accounts, guests] = await Promise.all([
          kinds.account ? searchCustomers(ctx, search, { after: after?.account ?? null, limit }) : [],
          kinds.guest ? searchGuests(ctx, address.q, { after: after?.guest ?? null, limit }) : [],
        ]);
        return mergePeople(accounts, guests, after).slice(0, limit);
      },
      count: async (atMost) => {
        const [accounts, guests] = await Promise.all([
          kinds.account ? countCustomers(ctx, search, atMost) : 0,
          kinds.guest ? countGuests(ctx, address.q, atMost) : 0,
        ]);
        return accounts + guests;
      },
      keyOf: ({ cursor }) => cursor,
      rowOf: ({ account, guest }) => (account ? customerRow(account, clock) : guestRow(guest, clock)),
    },
    atOnce,
  );
}

/** Whom an address asks for: only accounts have states and groups. */
export function kindsAsked({ filters }: ListAddress): { account: boolean; guest: boolean } {
  const { kind = [], is = [], group = [] } = filters;
  const asks = (value: string) => kind.length === 0 || kind.includes(value);
  return { account: asks("account"), guest: asks("guest") && is.length === 0 && group.length === 0 };
}

/** The search of customers that an address of the list means. */
export function customerSearchOf({ q, filters }: ListAddress): CustomerSearch {
  const isEmail = q.includes("@");
  return {
    email: isEmail ? q : null,
    name: isEmail || q === "" ? null : q,
    group: filters.group?.[0] ?? null,
    isRestricted: filters.is?.includes("restricted") ? true : null,
    isTaxExempt: filters.is?.includes("exempt") ? true : null,
  };
}

function customerRow(customer: OwnedCustomer, clock: { zone: string; now: Date }): ListRow {
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email;
  const state = customer.isRestricted ? "Restricted" : customer.isVerified ? "" : "Not confirmed";
  return {
    id: String(customer.id),
    href: officeCustomerPath(customer.id),
    label: name,
    cells: {
      name: { text: name, sub: customer.tags.join(", ") },
      email: { text: customer.email },
      group: { text: customer.group },
      state: {
        text: state,
        sub: customer.isTaxExempt ? "Tax exempt" : "",
        ...(customer.isRestricted && { tone: "mind" as const }),
      },
      since: { text: dayText(customer.createdAt, clock) },
      note: { text: customer.note },
    },
  };
}

function guestRow(guest: Guest, clock: { zone: string; now: Date }): ListRow {
  const name = `${guest.firstName} ${guest.lastName}`.trim() || guest.email;
  return {
    id: `guest-${guest.id}`,
    href: officeGuestPath(guest.number),
    label: name,
    cells: {
      name: { text: name, sub: guest.phone },
      email: { text: guest.email },
      group: { text: "" },
      state: { text: "Guest", sub: ordersText(guest.orderCount) },
      since: { text: dayText(guest.createdAt, clock) },
      note: { text: guest.note },
    },
  };
}

const ordersText = (count: number): string =>
  count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`;
