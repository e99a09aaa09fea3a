import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { officeCustomerPath } from "~/paths/office";
import type { OwnedCustomer } from "../accounts/owned-customers/find-owned-customer.server";
import {
  type CustomerSearch,
  countCustomers,
  searchCustomers,
} from "../accounts/owned-customers/search-customers.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readOfficePage } from "./read-office-page.server";

/** A page of the business's customers that an address asks for, as rows (rule office-3). */
export function listOfficeCustomers(ctx: ShopContext, address: ListAddress, atOnce?: number) {
  const search = customerSearchOf(address);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return readOfficePage(
    address,
    z.number().int(),
    {
      list: (after, limit) => searchCustomers(ctx, search, { after, limit }),
      count: (atMost) => countCustomers(ctx, search, atMost),
      keyOf: ({ id }) => id,
      rowOf: (customer) => customerRow(customer, clock),
    },
    atOnce,
  );
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
