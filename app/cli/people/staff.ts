import { readRoles, roleNames } from "~/models/staff/staff-roles";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import { resetStaffFactors } from "~/services/staff/factors/reset-staff-factors.server";
import { changeStaffRoles } from "~/services/staff/members/change-staff-roles.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { type ListedStaff, listStaff } from "~/services/staff/members/list-staff.server";
import { printInvitation } from "~/services/staff/members/print-invitation.server";
import { removeStaff } from "~/services/staff/members/remove-staff.server";
import { type Command, UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

const actions: Record<string, (args: string[]) => Promise<void>> = {
  invite,
  list,
  role,
  remove,
  "reset-factors": resetFactors,
};

/**
 * `staff invite --client acme --email june@acme.example --name "June" --role manager`, `staff list`,
 * `staff role`, `staff remove` and `staff reset-factors`: who works for the business of a shop, or for one of
 * its sellers (docs/rules/staff.md).
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) throw new UsageError(`use staff ${Object.keys(actions).join(", staff ")}`);
  await command(args);
}

/** See {@link run}. */
export const staff: Command = {
  name: "staff",
  usage: `
  staff invite --client acme --email june@acme.example --name "June" --role owner
                                                               email an invitation; roles: owner, manager, editor,
                                                               support, warehouse, or several with commas; of a
                                                               seller, with --seller potter: owner, staff
                                                               --only-this-shop limits them to the shop
                                                               --print-link prints the link instead of emailing it
  staff list --client acme                                     list who works for the business and its sellers
  staff role --client acme <email> --role support,editor [--only-this-shop]
                                                               change a person's roles; their sessions end
  staff remove --client acme <email>                           remove a person; their sessions end
  staff reset-factors --client acme <email>                    remove the app, passkeys and recovery codes of a
                                                               person who lost them; their sessions end`,
  run,
};

const rolesOf = (typed = ""): string[] => typed.split(",");

async function invite(args: string[]): Promise<void> {
  const { options, switches } = readArguments(args, {
    required: ["client", "email", "name", "role"],
    optional: ["seller"],
    switches: ["only-this-shop", "print-link"],
  });
  const { client = "", email = "", name = "", role: typed, seller } = options;
  await withShops("staff", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, client);
    const sellerId = seller === undefined ? null : await findSellerOfLedger(ctx, seller);
    const shopId = switches.has("only-this-shop") ? ctx.shop.id : null;
    const given = readRoles(rolesOf(typed), { sellerId, shopId });
    const isMailed = !switches.has("print-link");
    const staffId = await inviteStaff(ctx, { email, name }, given, { isMailed });
    if (isMailed) say(`${email} gets an email with a link that works once, within 7 days.`);
    else {
      say("The link works once, within 7 days. With it anyone can choose the password, so keep it secret:");
      say(await printInvitation(ctx, staffId));
    }
  });
}

async function list(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("staff", async ({ base, say }) => {
    const members = await listStaff(await findPaymentShop(base, options.client ?? ""));
    if (members.length === 0) say("No staff");
    for (const member of members) say(lineOf(member));
  });
}

function lineOf({ email, name, sellerCode, roles, hasJoined }: ListedStaff): string {
  const named = roles.map(({ role, shopCode }) => roleNames[role] + (shopCode ? ` (${shopCode})` : ""));
  const state = hasJoined ? "" : "invited";
  return [
    email.padEnd(32),
    name,
    named.join(", ") || "no role",
    state,
    sellerCode ? `seller ${sellerCode}` : "",
  ]
    .filter(Boolean)
    .join("  ");
}

async function role(args: string[]): Promise<void> {
  const allowed = { required: ["client", "role"], switches: ["only-this-shop"] };
  const { options, switches, rest } = readArguments(args, allowed, ["<email>"]);
  const [email = ""] = rest;
  await withShops("staff", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const shopId = switches.has("only-this-shop") ? ctx.shop.id : null;
    const { roles } = await changeStaffRoles(ctx, email, { typed: rolesOf(options.role), shopId });
    say(`${email} is now: ${roles.map((one) => roleNames[one]).join(", ")}. Their sessions ended.`);
  });
}

async function remove(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<email>"]);
  const [email = ""] = rest;
  await withShops("staff", async ({ base, say }) => {
    await removeStaff(await findPaymentShop(base, options.client ?? ""), email);
    say(`${email} no longer works here. Their sessions ended.`);
  });
}

async function resetFactors(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<email>"]);
  const [email = ""] = rest;
  await withShops("staff", async ({ base, say }) => {
    await resetStaffFactors(await findPaymentShop(base, options.client ?? ""), email);
    say(`${email} signs in by password alone until a second factor is set up. Their sessions ended.`);
  });
}
