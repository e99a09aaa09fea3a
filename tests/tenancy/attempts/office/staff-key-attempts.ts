import { sql } from "drizzle-orm";
import { askForKey, identifyByKey } from "~/services/accounts/keys/identify-by-key.server";
import { lockOwner, readKeys, refuseTooMany } from "~/services/accounts/keys/key-holders.server";
import { dropKey } from "~/services/accounts/keys/make-key.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { addStaffPasskey, beginStaffPasskey } from "~/services/staff/factors/add-staff-passkey.server";
import { askToConfirm, confirmWithKey } from "~/services/staff/factors/confirm-with-key.server";
import { askToEnter, enterWithKey } from "~/services/staff/factors/enter-with-key.server";
import { askedAt, newKey } from "~/services/staff/factors/factor-fixture.server";
import { listStaffPasskeys } from "~/services/staff/factors/list-staff-passkeys.server";
import { staffKeys } from "~/services/staff/factors/passkeys/staff-keys.server";
import { removeStaffPasskey } from "~/services/staff/factors/remove-staff-passkey.server";
import { failure } from "../../first-shop-names";
import { origin, secret } from "../../own-request";
import type { Attempts, TwoShops } from "../../two-shops";
import { asNamesake } from "./staff-attempts";

const atOrigin = <C extends object>(ctx: C) => ({ ...ctx, origin, officeOrigin: origin, secret });

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
      isEmpty(
        (await askForKey(atOrigin(shops.beta), staffKeys, shops.staff.member.staffId)).allowCredentials,
      ),
    ),
  identifyByKey: async ({ beta, staff }) => {
    const { challenge } = await askForKey(atOrigin(beta), staffKeys, null);
    return identifyByKey(
      atOrigin(beta),
      staffKeys,
      null,
      staff.device.get(askedAt({ officeOrigin: origin }, challenge)),
    ).then(refuse);
  },
  readKeys: async ({ beta, staff }) => isEmpty(await readKeys(beta, staffKeys, staff.member.staffId)),
  lockOwner: ({ beta, staff }) => lockOwner(beta, staffKeys, staff.member.staffId),
  refuseTooMany: async ({ beta, staff }) =>
    isEmpty(await refuseTooMany(beta, staffKeys, staff.member.staffId)),
  dropKey: async ({ alpha, beta, staff }) => {
    const [key] = await readKeys(alpha, staffKeys, staff.member.staffId);
    if (await dropKey(beta, staffKeys, staff.member.staffId, key?.id ?? "")) refuse();
  },
};
