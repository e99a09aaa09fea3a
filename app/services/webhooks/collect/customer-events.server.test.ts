import { and, asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "~/tables/shops/audit";
import { webhookEvents } from "~/tables/webhooks/webhooks";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { exemptCustomer } from "../../accounts/owned-customers/exempt-customer.server";
import { groupCustomer } from "../../accounts/owned-customers/group-customer.server";
import { noteCustomer } from "../../accounts/owned-customers/note-customer.server";
import { restrictCustomer } from "../../accounts/owned-customers/restrict-customer.server";
import { changeProfile } from "../../accounts/profile/change-profile.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { addWebhook } from "../add-webhook.server";
import type { WebhookContext } from "../webhook-context.server";
import { collectEvents } from "./collect-events.server";

const database = withTestDatabase();
let ctx: PurchaseShop & WebhookContext;
let id: number;

beforeEach(async () => {
  await migrateJobs(database.pool);
  ctx = { ...(await openPurchaseShop(database.db)), box: testBox };
  // The audit has the database's clock.
  ctx.clock.now = new Date();
  ({ id } = await addCustomer(ctx, { email: "ada@example.com" }));
  await addWebhook(ctx, { url: "https://receiver.example/hooks", types: ["customer.changed"] });
});

async function told() {
  await collectEvents(ctx);
  const rows = await ctx.db
    .select({ body: webhookEvents.body })
    .from(webhookEvents)
    .where(eq(webhookEvents.tenantId, ctx.tenant.id))
    .orderBy(asc(webhookEvents.id));
  return rows
    .map(({ body }) => JSON.parse(body) as { type: string; data: object })
    .filter(({ type }) => type === "customer.changed")
    .map(({ data }) => data);
}

const names = { first_name: "Augusta", last_name: "King", nick_name: "" };

test.each([
  ["group", () => groupCustomer(ctx, id, "trade"), { group: "trade" }],
  ["restriction", () => restrictCustomer(ctx, id, true), { is_restricted: true }],
  ["tax exemption", () => exemptCustomer(ctx, id, "Charity"), { is_tax_exempt: true }],
  ["name", () => changeProfile(ctx, id, names), { group: "" }],
])("another %s is told, without names and e-mails (rule webhooks-2)", async (_what, change, data) => {
  await change();
  const expected = { id, group: "", is_restricted: false, is_tax_exempt: false, ...data };
  expect(await told()).toEqual([expected]);
});

test("a note is not told", async () => {
  await noteCustomer(ctx, id, "Rings twice");
  expect(await told()).toEqual([]);
});

test("the audit says that names changed, and not what they are (rule actors-7)", async () => {
  await changeProfile(ctx, id, names);
  const rows = await ctx.db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.tenantId, ctx.tenant.id), eq(auditLog.subject, "customers")));
  const changed = { first_name: null, last_name: null };
  expect(rows).toEqual([{ before: changed, after: changed }]);
});
