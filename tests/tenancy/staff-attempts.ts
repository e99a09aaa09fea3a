import { staffActor } from "~/models/shops/signed-in-staff";
import { acting } from "~/services/shops/shop-context.server";
import { acceptInvitation } from "~/services/staff/accept-invitation.server";
import { changeStaffPassword } from "~/services/staff/change-staff-password.server";
import { changeStaffRoles } from "~/services/staff/change-staff-roles.server";
import { endStaffSession } from "~/services/staff/end-staff-session.server";
import { endStaffSessions } from "~/services/staff/end-staff-sessions.server";
import { findStaff } from "~/services/staff/find-staff.server";
import { inviteStaff } from "~/services/staff/invite-staff.server";
import { listStaff } from "~/services/staff/list-staff.server";
import { listStaffSessions } from "~/services/staff/list-staff-sessions.server";
import { nameStaffPlaces } from "~/services/staff/name-staff-places.server";
import { openStaffLink } from "~/services/staff/open-staff-link.server";
import { printInvitation } from "~/services/staff/print-invitation.server";
import { removeStaff } from "~/services/staff/remove-staff.server";
import { requestStaffReset } from "~/services/staff/request-staff-reset.server";
import { resetStaffPassword } from "~/services/staff/reset-staff-password.server";
import { choosePassword } from "~/services/staff/sign-in/choose-password.server";
import { confirmStaffPassword } from "~/services/staff/sign-in/confirm-staff-password.server";
import { findMember } from "~/services/staff/sign-in/find-member.server";
import { lockMember } from "~/services/staff/sign-in/lock-member.server";
import { testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { createStaffLink, findStaffLink, takeStaffLink } from "~/services/staff/sign-in/staff-links.server";
import { startStaffSession } from "~/services/staff/sign-in/start-staff-session.server";
import { writeRoles } from "~/services/staff/sign-in/write-roles.server";
import { signInStaff } from "~/services/staff/sign-in-staff.server";
import { origin, secret } from "./own-request";
import { type Attempts, failure, type TwoShops } from "./two-shops";

const atOrigin = <C extends object>(ctx: C) => ({ ...ctx, origin, secret });

/** The second shop in the name of a person of its own who has the id of the first shop's owner. */
const asNamesake = ({ beta, staff }: TwoShops) => ({
  ...atOrigin(beta),
  actor: acting(staffActor(beta.tenant.id, staff.member)),
});

const cookieOf = ({ staff }: TwoShops) => ({
  headers: new Headers({ Cookie: `awning_staff=${staff.token}` }),
});

const newPassword = "a quiet harbor";
const asManager = { sellerId: null, shopId: null, roles: ["manager"] } as const;

/** Throws where an answer is more than nothing. */
async function isNothing(answer: Promise<unknown>): Promise<void> {
  if (await answer) throw failure("found something of the staff of another shop");
}

/** Tries services of staff as the second shop with the first shop's people, sessions and links. */
export const staffAttempts: Attempts = {
  findStaff: (shops) => isNothing(findStaff(shops.beta, cookieOf(shops))),
  signInStaff: ({ beta, staff }) =>
    signInStaff(
      atOrigin(beta),
      { email: staff.member.email, password: testPassword },
      { cookies: null, userAgent: null },
    ).then(() => {
      throw failure("signed in to another shop");
    }),
  endStaffSession: (shops) => endStaffSession(atOrigin(shops.beta), cookieOf(shops)),
  endStaffSessions: (shops) => endStaffSessions(asNamesake(shops), shops.staff.member, "all"),
  listStaffSessions: (shops) => listStaffSessions(asNamesake(shops), shops.staff.member),
  confirmStaffPassword: (shops) =>
    confirmStaffPassword(asNamesake(shops), shops.staff.member, testPassword).then(() => {
      throw failure("knew the password of another shop's owner");
    }),
  changeStaffPassword: (shops) =>
    changeStaffPassword(asNamesake(shops), shops.staff.member, {
      ...{ currentPassword: testPassword, password: newPassword },
    }),
  openStaffLink: ({ beta, staff }) => isNothing(openStaffLink(beta, staff.reset, "reset")),
  findStaffLink: ({ beta, staff }) => isNothing(findStaffLink(beta, staff.invitation, "invitation")),
  takeStaffLink: ({ beta, staff }) => isNothing(takeStaffLink(beta, staff.invitation, "invitation")),
  createStaffLink: ({ beta, staff }) => createStaffLink(beta, staff.member.staffId, "reset"),
  acceptInvitation: ({ beta, staff }) =>
    acceptInvitation(atOrigin(beta), { token: staff.invitation, name: "Eve", password: newPassword }, null),
  choosePassword: ({ beta, staff }) =>
    choosePassword(
      atOrigin(beta),
      { token: staff.reset, kind: "reset", password: newPassword },
      async () => {},
    ),
  resetStaffPassword: ({ beta, staff }) =>
    resetStaffPassword(atOrigin(beta), { token: staff.reset, password: newPassword }),
  requestStaffReset: ({ beta, staff }) => requestStaffReset(beta, staff.member.email),
  printInvitation: ({ beta, staff }) => printInvitation(atOrigin(beta), staff.invitedId),
  inviteStaff: ({ beta }) => inviteStaff(beta, { email: "new@alpha.example", name: "Eve" }, asManager),
  listStaff: ({ beta }) => listStaff(beta),
  changeStaffRoles: ({ beta }) =>
    changeStaffRoles(beta, "new@alpha.example", { typed: ["owner"], shopId: null }),
  removeStaff: ({ beta, staff }) => removeStaff(beta, staff.member.email),
  lockMember: ({ beta, staff }) => lockMember(beta, staff.member.email, { keepsOwner: true }),
  findMember: ({ beta, staff }) => isNothing(findMember(beta, { staffId: staff.member.staffId })),
  nameStaffPlaces: ({ alpha, beta, staff }) =>
    nameStaffPlaces(beta, { ...staff.member, grants: [{ role: "owner", shopId: alpha.shop.id }] }),
  startStaffSession: ({ beta, staff }) => startStaffSession(atOrigin(beta), staff.member.staffId, null),
  writeRoles: ({ beta, staff }) => writeRoles(beta, staff.member.staffId, { roles: ["owner"], shopId: null }),
};
