import { approveCustomer } from "~/services/accounts/owned-customers/approve-customer.server";
import { exemptCustomer } from "~/services/accounts/owned-customers/exempt-customer.server";
import { findCustomerByEmail } from "~/services/accounts/owned-customers/find-customer-by-email.server";
import {
  customerVersion,
  findOwnedCustomer,
  type OwnedCustomer,
} from "~/services/accounts/owned-customers/find-owned-customer.server";
import { groupCustomer } from "~/services/accounts/owned-customers/group-customer.server";
import { noteCustomer } from "~/services/accounts/owned-customers/note-customer.server";
import { readOwnedCustomers } from "~/services/accounts/owned-customers/read-owned-customers.server";
import { restrictCustomer } from "~/services/accounts/owned-customers/restrict-customer.server";
import { searchCustomers } from "~/services/accounts/owned-customers/search-customers.server";
import { writeToPerson } from "~/services/conversations/inbox/write-to-person.server";
import { deleteGuest } from "~/services/files/account-data/delete-guest.server";
import { findGuest, type Guest, guestVersion } from "~/services/orders/guests/find-guest.server";
import { noteGuest } from "~/services/orders/guests/note-guest.server";
import { searchGuests } from "~/services/orders/guests/search-guests.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import type { ExpectedVersion } from "~/services/shops/records/refuse-stale.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** A change of one customer: whether words stand behind the e-mail, and what is done. */
type Change = {
  words?: string;
  run: (ctx: ShopContext, id: number, words: string, expected: ExpectedVersion) => Promise<void>;
};

const changes: Record<string, Change> = {
  show: { run: async () => {} },
  group: { words: "<group>", run: groupCustomer },
  restrict: { run: (ctx, id, _words, expected) => restrictCustomer(ctx, id, true, expected) },
  release: { run: (ctx, id, _words, expected) => restrictCustomer(ctx, id, false, expected) },
  approve: { run: (ctx, id, _words, expected) => approveCustomer(ctx, id, expected) },
  note: { words: "<note>", run: noteCustomer },
  exempt: { words: "<reason>", run: exemptCustomer },
  tax: { run: (ctx, id, _words, expected) => exemptCustomer(ctx, id, null, expected) },
};

/** Customers a list names at most. */
const listed = 100;

/** `customer list --client acme`, and `customer group --client acme <email> <group>`: see `usage`. */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "list") return list(args);
  if (action === "write") return write(args);
  if (action === "delete-guest") return removeGuest(args);
  const change = Object.hasOwn(changes, action) ? changes[action] : undefined;
  if (!change)
    throw new UsageError(
      `use customer list, customer write, customer delete-guest, customer ${Object.keys(changes).join(", customer ")}`,
    );
  const allowed = { required: ["client"], optional: action === "show" ? [] : ["version"] };
  const behind = ["<email>", ...(change.words ? [change.words] : [])];
  const { options, rest } = readArguments(args, allowed, behind);
  await withShops("customer", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const guest = action === "show" || action === "note" ? await guestOf(ctx, rest[0] ?? "") : null;
    if (guest) {
      if (action === "note") await noteGuest(ctx, guest.email, rest[1] ?? "", options.version);
      for (const line of guestLines(await findGuest(ctx, guest.email))) say(line);
      return;
    }
    const id = await findCustomerByEmail(ctx, rest[0] ?? "");
    await change.run(ctx, id, rest[1] ?? "", options.version);
    for (const line of customerLines(await findOwnedCustomer(ctx, id))) say(line);
  });
}

/** See {@link run}. */
export const customer: Command = {
  name: "customer",
  usage: `
  customer list --client acme [--email <beginning>] [--name <words>] [--group <group>] [--kind account|guest]
                                                               list the newest customers and guests that match
  customer show --client acme <email>                          show a customer or guest with note and state
  customer group --client acme <email> <group>                 put one in a group; '' takes them out
  customer restrict --client acme <email>                      show one the prices that guests see
  customer release --client acme <email>                       lift the restriction
  customer approve --client acme <email>                       treat the account as confirmed and unrestricted
  customer note --client acme <email> <note>                   save your own note; '' removes it
  customer exempt --client acme <email> <reason>               charge no tax; invoices give the reason
  customer tax --client acme <email>                           charge tax again
                                                               --version <v> changes one only if it is still as show says
  customer write --client acme <email> --subject "..." --text "..." [--first-name June] [--last-name Reed]
                                                               write to a customer or guest, who gets it as an email
  customer delete-guest --client acme <email>                  delete what is kept of a guest; their orders stay`,
  run,
};

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, {
    required: ["client"],
    optional: ["email", "name", "group", "kind"],
  });
  const { kind = "", group, email, name } = options;
  if (!["", "account", "guest"].includes(kind)) throw new UsageError("--kind is account or guest");
  await withShops("customer", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const page = { after: null, limit: listed };
    const found = kind === "guest" ? [] : await searchCustomers(ctx, { email, name, group }, page);
    const asksGuests = kind !== "account" && group === undefined;
    const guests = asksGuests ? await searchGuests(ctx, `${email ?? ""} ${name ?? ""}`, page) : [];
    for (const one of found) say([one.email, nameOf(one), one.group].filter(Boolean).join("  "));
    for (const one of guests) say([one.email, nameOf(one), "guest"].filter(Boolean).join("  "));
    if (found.length + guests.length === 0) say("No customer matches.");
    if (found.length === listed || guests.length === listed)
      say(`These are the newest ${listed}: narrow the list by --email, --name or --group.`);
  });
}

/** See rule conversations-17. */
async function write(args: string[]): Promise<void> {
  const required = ["client", "subject", "text"];
  const { options, rest } = readArguments(args, { required, optional: ["first-name", "last-name"] }, [
    "<email>",
  ]);
  const { subject = "", text = "", "first-name": firstName = "", "last-name": lastName = "" } = options;
  await withShops("customer", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const guest = await guestOf(ctx, rest[0] ?? "");
    const id = guest ? null : await findCustomerByEmail(ctx, rest[0] ?? "");
    const one = guest ?? (await findOwnedCustomer(ctx, id ?? 0));
    const name = nameOf(one) || "Guest";
    const person = guest ? { id, name, guestEmail: guest.email } : { id, name };
    const message = { subject, content: text, firstName, lastName };
    say(`Conversation ${await writeToPerson(ctx, person, message)} with ${one.email} is begun.`);
  });
}

/** See rule office-97. */
async function removeGuest(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<email>"]);
  await withShops("customer", async ({ base, say }) => {
    await deleteGuest(await findShop(base, options.client ?? ""), rest[0] ?? "");
    say(`What was kept of ${rest[0]} is deleted; their orders stay.`);
  });
}

const nameOf = ({ firstName, lastName }: Pick<OwnedCustomer, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`.trim();

/** The guest with an email that no account has; null for one that an account has. */
async function guestOf(ctx: ShopContext, email: string): Promise<Guest | null> {
  const [account] = await readOwnedCustomers(ctx, { ids: [], emails: [email.trim().toLowerCase()] });
  if (account) return null;
  const [found] = await searchGuests(ctx, email, { after: null, limit: 1 });
  return found?.email === email.trim().toLowerCase() ? found : null;
}

const guestLines = (one: Guest): string[] => [
  `${one.email}  ${nameOf(one)}`.trim(),
  `  guest since ${one.createdAt.toISOString().slice(0, 10)}, orders: ${one.orderCount}, one is ${one.number}`,
  ...(one.phone ? [`  telephone: ${one.phone}`] : []),
  ...(one.note ? [`  note: ${one.note}`] : []),
  `  version ${guestVersion(one)}`,
];

function customerLines(one: OwnedCustomer): string[] {
  const states = [
    one.isVerified ? "confirmed" : "not confirmed",
    ...(one.isRestricted ? ["restricted"] : []),
    ...(one.isTaxExempt ? [one.taxExemptReason ? `tax exempt (${one.taxExemptReason})` : "tax exempt"] : []),
  ];
  return [
    `${one.email}  ${nameOf(one)}`.trim(),
    `  since ${one.createdAt.toISOString().slice(0, 10)}: ${states.join(", ")}`,
    ...(one.group ? [`  group: ${one.group}`] : []),
    ...(one.note ? [`  note: ${one.note}`] : []),
    `  version ${customerVersion(one)}`,
  ];
}
