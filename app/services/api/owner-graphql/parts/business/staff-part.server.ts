import type { StaffMember } from "~/models/api/owner/generated/staff";
import { AppError } from "~/models/platform/error/app-error";
import { readRoles } from "~/models/staff/staff-roles";
import { findSellerOfLedger } from "../../../../payments/ledger/find-seller-of-ledger.server";
import { changeStaffRoles as changeRoles } from "../../../../staff/members/change-staff-roles.server";
import { inviteStaff as invite } from "../../../../staff/members/invite-staff.server";
import { type ListedStaff, listStaff } from "../../../../staff/members/list-staff.server";
import { removeStaff as remove } from "../../../../staff/members/remove-staff.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const memberOf = ({ sellerCode, roles, ...member }: ListedStaff): StaffMember => ({
  ...member,
  seller: sellerCode,
  roles: roles.map(({ role, shopCode }) => ({ role, shop: shopCode })),
});

async function loadMember({ ctx }: OwnerApi, email: string): Promise<StaffMember> {
  const wanted = email.trim().toLowerCase();
  const found = (await listStaff(ctx)).find((one) => one.email.toLowerCase() === wanted);
  if (!found) throw new AppError("not_found", `${email} does not work here.`, "email");
  return memberOf(found);
}

const staff: QueryResolvers["staff"] = async (_parent, _asked, { api }) =>
  (await listStaff(api.ctx)).map(memberOf);

const shopOf = ({ ctx }: OwnerApi, isOfShop: boolean | null | undefined) => (isOfShop ? ctx.shop.id : null);

const inviteStaff: MutationResolvers["inviteStaff"] = async (_parent, sent, { api }) => {
  const { email, name, roles, seller, isOfShop } = sent;
  const sellerId = seller == null ? api.key.sellerId : await findSellerOfLedger(api.ctx, seller);
  await invite(api.ctx, { email, name }, readRoles(roles, { sellerId, shopId: shopOf(api, isOfShop) }));
  return loadMember(api, email);
};

const changeStaffRoles: MutationResolvers["changeStaffRoles"] = async (_parent, sent, { api }) => {
  await changeRoles(api.ctx, sent.email, { typed: sent.roles, shopId: shopOf(api, sent.isOfShop) });
  return loadMember(api, sent.email);
};

const removeStaff: MutationResolvers["removeStaff"] = async (_parent, { email }, { api }) => {
  await remove(api.ctx, email);
  return { email };
};

export const staffResolvers = {
  Query: { staff },
  Mutation: { inviteStaff, changeStaffRoles, removeStaff },
} satisfies Resolvers;
