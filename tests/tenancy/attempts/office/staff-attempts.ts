import { staffActor } from "~/models/shops/actors/signed-in-staff";
import { readConfig } from "~/services/platform/config/read-config.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { beginApp } from "~/services/staff/factors/begin-app.server";
import { changeFactor } from "~/services/staff/factors/change-factor.server";
import { confirmApp } from "~/services/staff/factors/confirm-app.server";
import { countingTries } from "~/services/staff/factors/count-factor-tries.server";
import { dropUselessCodes } from "~/services/staff/factors/drop-useless-codes.server";
import { endOtherSessions } from "~/services/staff/factors/end-other-sessions.server";
import { listFactors } from "~/services/staff/factors/list-factors.server";
import { makeRecoveryCodes } from "~/services/staff/factors/make-recovery-codes.server";
import { readBegunApp } from "~/services/staff/factors/read-begun-app.server";
import { readFactors } from "~/services/staff/factors/read-factors.server";
import { writeRecoveryCodes } from "~/services/staff/factors/recovery-codes.server";
import { removeApp } from "~/services/staff/factors/remove-app.server";
import { removeFactors } from "~/services/staff/factors/remove-factors.server";
import { resetStaffFactors } from "~/services/staff/factors/reset-staff-factors.server";
import { spendCode } from "~/services/staff/factors/spend-code.server";
import { acceptInvitation } from "~/services/staff/members/accept-invitation.server";
import { changeStaffRoles } from "~/services/staff/members/change-staff-roles.server";
import { findStaff } from "~/services/staff/members/find-staff.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { listOtherOffices } from "~/services/staff/members/list-other-offices.server";
import { listStaff } from "~/services/staff/members/list-staff.server";
import { nameStaffPlaces } from "~/services/staff/members/name-staff-places.server";
import { openStaffLink } from "~/services/staff/members/open-staff-link.server";
import { printInvitation } from "~/services/staff/members/print-invitation.server";
import { removeStaff } from "~/services/staff/members/remove-staff.server";
import { endStaffSession } from "~/services/staff/sessions/end-staff-session.server";
import { endStaffSessions } from "~/services/staff/sessions/end-staff-sessions.server";
import { listStaffSessions } from "~/services/staff/sessions/list-staff-sessions.server";
import { changeStaffPassword } from "~/services/staff/sign-in/change-staff-password.server";
import { choosePassword } from "~/services/staff/sign-in/choose-password.server";
import { completeSignIn, requireReach } from "~/services/staff/sign-in/complete-sign-in.server";
import { confirmStaff } from "~/services/staff/sign-in/confirm-staff.server";
import { confirmStaffPassword } from "~/services/staff/sign-in/confirm-staff-password.server";
import { findBegunSignIn } from "~/services/staff/sign-in/find-begun-sign-in.server";
import { findMember } from "~/services/staff/sign-in/find-member.server";
import { finishStaffSignIn } from "~/services/staff/sign-in/finish-staff-sign-in.server";
import { lockMember } from "~/services/staff/sign-in/lock-member.server";
import { markConfirmed } from "~/services/staff/sign-in/mark-confirmed.server";
import { requestStaffReset } from "~/services/staff/sign-in/request-staff-reset.server";
import { resetStaffPassword } from "~/services/staff/sign-in/reset-staff-password.server";
import { signInStaff } from "~/services/staff/sign-in/sign-in-staff.server";
import { testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { createStaffLink, findStaffLink, takeStaffLink } from "~/services/staff/sign-in/staff-links.server";
import { startStaffSession } from "~/services/staff/sign-in/start-staff-session.server";
import { writeRoles } from "~/services/staff/sign-in/write-roles.server";
import { failure } from "../../first-shop-names";
import { origin, secret } from "../../own-request";
import type { Attempts, TwoShops } from "../../two-shops";

const atOrigin = <C extends object>(ctx: C) => ({ ...ctx, officeOrigin: origin, secret });

/** The second shop in the name of a person of its own who has the id of the first shop's owner. */
export const asNamesake = ({ beta, staff }: TwoShops) => ({
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

const box = testBox;

/** A sign-in of the first shop that waits for its second factor, as the second shop knows it. */
const begunOf = ({ staff }: TwoShops) => ({
  member: staff.member,
  token: staff.begun,
  factors: { hasApp: true, keyDomains: [], recoveryLeft: 10, hasSecondFactor: true },
});

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
      currentPassword: testPassword,
      password: newPassword,
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
  listOtherOffices: ({ beta, staff }) =>
    listOtherOffices(
      {
        ...beta,
        config: readConfig({ NODE_ENV: "test" }),
        originOf: ({ code }) => `https://${code}.example`,
      },
      staff.member,
    ),
  startStaffSession: ({ beta, staff }) => startStaffSession(atOrigin(beta), staff.member.staffId, null),
  findBegunSignIn: ({ beta, staff }) => isNothing(findBegunSignIn(beta, `awning_staff_begun=${staff.begun}`)),
  finishStaffSignIn: (shops) =>
    finishStaffSignIn({ ...atOrigin(shops.beta), box }, begunOf(shops), shops.staff.recoveryCode, null).then(
      () => {
        throw failure("signed in to another shop");
      },
    ),
  spendCode: ({ beta, staff }) =>
    spendCode({ ...beta, box }, staff.member, staff.recoveryCode, async () => {
      throw failure("used a code of another shop's owner");
    }),
  countingTries: ({ beta, staff }) => countingTries(beta, staff.member, async () => {}),
  completeSignIn: ({ beta, staff }) => completeSignIn(atOrigin(beta), staff.member, null),
  requireReach: async ({ beta, staff }) => requireReach(atOrigin(beta), staff.member),
  confirmStaff: (shops) =>
    confirmStaff({ ...asNamesake(shops), box }, shops.staff.member, shops.staff.recoveryCode).then(() => {
      throw failure("used a code of another shop's owner");
    }),
  changeFactor: (shops) => changeFactor(asNamesake(shops), shops.staff.member, null, async () => {}),
  beginApp: (shops) => beginApp({ ...asNamesake(shops), box }, shops.staff.member),
  readBegunApp: (shops) => isNothing(readBegunApp({ ...asNamesake(shops), box }, shops.staff.member)),
  confirmApp: (shops) => confirmApp({ ...asNamesake(shops), box }, shops.staff.member, "123456"),
  removeApp: (shops) => removeApp(asNamesake(shops), shops.staff.member),
  makeRecoveryCodes: (shops) => makeRecoveryCodes(asNamesake(shops), shops.staff.member),
  writeRecoveryCodes: ({ beta, staff }) => writeRecoveryCodes(beta, staff.member.staffId),
  listFactors: async (shops) => {
    const { hasSecondFactor } = await listFactors(asNamesake(shops), shops.staff.member);
    if (hasSecondFactor) throw failure("found the factors of another shop's owner");
  },
  readFactors: async ({ beta, staff }) => {
    const { hasSecondFactor } = await readFactors(beta, staff.member.staffId);
    if (hasSecondFactor) throw failure("found the factors of another shop's owner");
  },
  dropUselessCodes: ({ beta, staff }) => dropUselessCodes(beta, staff.member.staffId),
  endOtherSessions: ({ beta, staff }) => endOtherSessions(beta, { ...staff.member, sessionHash: "" }),
  removeFactors: ({ beta, staff }) => removeFactors(beta, staff.member.staffId),
  resetStaffFactors: ({ beta, staff }) => resetStaffFactors(beta, staff.member.email),
  markConfirmed: ({ beta, staff }) => markConfirmed(beta, staff.member),
  writeRoles: ({ beta, staff }) => writeRoles(beta, staff.member.staffId, { roles: ["owner"], shopId: null }),
};
