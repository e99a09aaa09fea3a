import { sql } from "drizzle-orm";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { addStaffPasskey, beginStaffPasskey } from "~/services/staff/factors/add-staff-passkey.server";
import { askToConfirm, confirmWithKey } from "~/services/staff/factors/confirm-with-key.server";
import { askToEnter, enterWithKey } from "~/services/staff/factors/enter-with-key.server";
import { askedAt, newKey } from "~/services/staff/factors/factor-fixture.server";
import { listStaffPasskeys } from "~/services/staff/factors/list-staff-passkeys.server";
import { askForKey, identifyByKey } from "~/services/staff/factors/passkeys/identify-by-key.server";
import {
  keepStaffChallenge,
  takeStaffChallenge,
} from "~/services/staff/factors/passkeys/staff-challenges.server";
import { removeStaffPasskey } from "~/services/staff/factors/remove-staff-passkey.server";
import { failure } from "./first-shop-names";
import { origin, secret } from "./own-request";
import { asNamesake } from "./staff-attempts";
import type { Attempts, TwoShops } from "./two-shops";

const atOrigin = <C extends object>(ctx: C) => ({ ...ctx, officeOrigin: origin, secret });

/** Throws where a passkey of the first shop's owner is known to the second shop. */
function refuse(): never {
  throw failure("knew a passkey of another shop's owner");
}

/** Throws where a list of passkeys has any. */
function isEmpty(keys: readonly unknown[] = []): void {
  if (keys.length > 0) refuse();
}

/** Does something while the second shop has a person with the id of the first shop's owner. */
async function withNamesake({ beta, staff }: TwoShops, work: () => Promise<unknown>): Promise<unknown> {
  const { staffId } = staff.member;
  await byTest(beta.db, (db) =>
    db.execute(sql`
      insert into staff (tenant_id, id, email, name) overriding system value
      values (${beta.tenant.id}, ${staffId}, 'namesake@beta.example', 'Eve')`),
  );
  try {
    return await work();
  } finally {
    await byTest(beta.db, (db) =>
      db.execute(sql`delete from staff where tenant_id = ${beta.tenant.id} and id = ${staffId}`),
    );
  }
}

/** Tries passkeys of staff as the second shop, at its own domain, with those of the first shop's owner. */
export const staffKeyAttempts: Attempts = {
  beginStaffPasskey: (shops) =>
    withNamesake(shops, async () =>
      isEmpty((await beginStaffPasskey(asNamesake(shops), shops.staff.member)).excludeCredentials),
    ),
  addStaffPasskey: (shops) =>
    withNamesake(shops, async () => {
      const ctx = asNamesake(shops);
      const { challenge } = await beginStaffPasskey(ctx, shops.staff.member);
      const made = shops.staff.device.create(askedAt(ctx, challenge));
      await addStaffPasskey(ctx, shops.staff.member, newKey(made));
    }),
  removeStaffPasskey: (shops) =>
    removeStaffPasskey(
      asNamesake(shops),
      shops.staff.member,
      shops.staff.device.id.toString("base64url"),
    ).then(refuse),
  listStaffPasskeys: async (shops) => isEmpty(await listStaffPasskeys(asNamesake(shops), shops.staff.member)),
  askToEnter: async ({ beta }) => isEmpty((await askToEnter(atOrigin(beta))).allowCredentials),
  enterWithKey: async ({ beta, staff }) => {
    const { challenge } = await askToEnter(atOrigin(beta));
    return enterWithKey(
      atOrigin(beta),
      staff.device.get(askedAt({ officeOrigin: origin }, challenge)),
      null,
    ).then(refuse);
  },
  askToConfirm: (shops) =>
    withNamesake(shops, async () =>
      isEmpty((await askToConfirm(asNamesake(shops), shops.staff.member)).allowCredentials),
    ),
  confirmWithKey: (shops) =>
    withNamesake(shops, async () => {
      const { challenge } = await askToConfirm(asNamesake(shops), shops.staff.member);
      const answer = shops.staff.device.get(askedAt({ officeOrigin: origin }, challenge));
      return confirmWithKey(asNamesake(shops), shops.staff.member, answer).then(refuse);
    }),
  askForKey: (shops) =>
    withNamesake(shops, async () =>
      isEmpty((await askForKey(atOrigin(shops.beta), shops.staff.member.staffId)).allowCredentials),
    ),
  identifyByKey: async ({ beta, staff }) => {
    const { challenge } = await askForKey(atOrigin(beta), null);
    return identifyByKey(
      atOrigin(beta),
      null,
      staff.device.get(askedAt({ officeOrigin: origin }, challenge)),
    ).then(refuse);
  },
  keepStaffChallenge: ({ beta }) => keepStaffChallenge(beta, "eve", null),
  takeStaffChallenge: async ({ alpha, beta }) => {
    await keepStaffChallenge(beta, "of-beta", null);
    if (await takeStaffChallenge(alpha, "of-beta", null)) throw failure("took a challenge of another shop");
  },
};
