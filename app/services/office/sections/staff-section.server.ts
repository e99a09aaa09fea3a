import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import { manyOf } from "~/models/office/record/many-of";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { sellerRoles, staffRoleNames } from "~/models/shops/actors/actor";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { readRoles, roleNames } from "~/models/staff/staff-roles";
import type { RequestContext } from "../../shops/context/request-context.server";
import { changeStaffRoles } from "../../staff/members/change-staff-roles.server";
import { inviteStaff } from "../../staff/members/invite-staff.server";
import { type ListedStaff, listStaff } from "../../staff/members/list-staff.server";
import { removeStaff } from "../../staff/members/remove-staff.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "./section";

const path = "/admin/staff";

/** What each role may do, in words. */
const roleHelp =
  "Owner: everything. Manager: all of the shop but staff and bank accounts. Editor: products and pages. " +
  "Support: orders, customers and messages. Warehouse: packing and stock.";

const rolesText = ({ roles }: ListedStaff): string =>
  roles.map(({ role, shopCode }) => `${roleNames[role]}${shopCode ? ` (${shopCode})` : ""}`).join(", ");

async function rolesField(ctx: RequestContext, chosen: ListedStaff | null) {
  const isSellers = chosen ? chosen.sellerCode !== null : sellerOfActor(await ctx.actor()) !== null;
  const choices = (isSellers ? sellerRoles : staffRoleNames).map((value) => ({
    value,
    label: roleNames[value],
  }));
  const field = deedField("role", "Roles", { kind: "choices", choices, help: isSellers ? "" : roleHelp });
  return { ...field, texts: chosen?.roles.map(({ role }) => role) ?? [] };
}

const onlyHere = deedField("here", "In this shop alone", { kind: "flag" });

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const members = await listStaff(ctx);
  const invite: DeedView = {
    deed: "invite",
    label: "Invite…",
    submit: "Send the invitation",
    isMain: true,
    fields: [
      deedField("name", "Name"),
      deedField("email", "Email", { kind: "email" }),
      await rolesField(ctx, null),
      onlyHere,
    ],
  };
  return {
    title: "Staff",
    badges: [],
    intro: "Who works here, and what each may do.",
    way: [],
    deeds: [invite],
    main: [
      {
        kind: "rows",
        title: "People",
        empty: "No staff yet.",
        rows: members.map((one) => ({
          title: one.name || one.email,
          to: `${path}/${one.id}`,
          sub: `${one.email} · ${rolesText(one)}${one.sellerCode ? ` · ${one.sellerCode}` : ""}`,
          ...(!one.hasJoined && { end: "Invited", tone: "mind" as const }),
        })),
      },
    ],
    aside: [],
  };
}

async function requireMember(ctx: RequestContext, id: string): Promise<ListedStaff> {
  const found = (await listStaff(ctx)).find((one) => String(one.id) === id);
  if (!found) throw new AppError("not_found", "This person does not work here.");
  return found;
}

async function loadMember(ctx: RequestContext, id: string): Promise<RecordView> {
  const member = await requireMember(ctx, id);
  return {
    title: member.name || member.email,
    badges: member.hasJoined ? [] : [{ text: "Invited", tone: "mind" }],
    intro: member.email,
    way: [{ to: path, label: "Staff" }],
    deeds: [
      {
        deed: "roles",
        label: "Roles…",
        submit: "Save the roles",
        isMain: true,
        about: "Their sessions end, so that the new roles hold at once.",
        fields: [await rolesField(ctx, member), ...(member.sellerCode ? [] : [onlyHere])],
      },
      {
        deed: "remove",
        label: "Remove…",
        submit: "Remove",
        isDanger: true,
        about: "They are signed out at once and cannot sign in any more. What they did stays in the audit.",
        fields: [],
      },
    ],
    main: [
      {
        kind: "facts",
        title: "Roles",
        facts: member.roles.map(({ role, shopCode }) => ({
          label: roleNames[role],
          text: member.sellerCode ? `For ${member.sellerCode}` : (shopCode ?? "All shops"),
        })),
      },
    ],
    aside: [],
  };
}

type Args = [ctx: RequestContext, id: string];
const roles = z.object({ role: manyOf, here: z.string().optional() });
const invitation = roles.extend({
  name: requiredText("Name", 100),
  email: z.string().trim().email("Enter an email address."),
});
const nothing = z.object({});
const shopOf = (ctx: RequestContext, here: string | undefined) => (here === "yes" ? ctx.shop.id : null);

const rules = {
  invite: deedRule<Args, typeof invitation>(invitation, async (ctx, _id, { name, email, role, here }) => {
    const sellerId = sellerOfActor(await ctx.actor());
    await inviteStaff(
      ctx,
      { email, name },
      readRoles(role, { sellerId, shopId: sellerId === null ? shopOf(ctx, here) : null }),
    );
  }),
  roles: deedRule<Args, typeof roles>(roles, async (ctx, id, { role, here }) => {
    const { email, sellerCode } = await requireMember(ctx, id);
    await changeStaffRoles(ctx, email, { typed: role, shopId: sellerCode ? null : shopOf(ctx, here) });
  }),
  remove: deedRule<Args, typeof nothing>(nothing, async (ctx, id) => {
    await removeStaff(ctx, (await requireMember(ctx, id)).email);
  }),
};

/** Who works here: invited, given roles, removed. */
export const staffSection: Section = {
  need: { verb: "view", kind: "staff" },
  doneTexts: {
    invite: "The invitation is on its way.",
    roles: "The roles are saved.",
    remove: "Removed. Their sessions ended.",
  },
  load: (ctx, id) => (id === "" ? loadList(ctx) : loadMember(ctx, id)),
  act: (ctx, posted, id) =>
    answerDeed<Args>(
      posted,
      rules,
      [ctx, id],
      id === "" || posted.get("do") === "remove" ? path : `${path}/${id}`,
    ),
};
