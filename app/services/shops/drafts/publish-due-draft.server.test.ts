import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "~/tables/shops/audit";
import { menuRecords } from "../../content/pages/menu-records.server";
import { acting, type ShopContext } from "../context/shop-context.server";
import { changeRecord } from "../records/change-record.server";
import { menu, wholeList, withPublishedMenu } from "../records/menu-draft-fixture.server";
import { readRecord } from "../records/read-record.server";
import { settingsRecords } from "../settings/settings-records.server";
import { listRecordDrafts } from "./list-record-drafts.server";
import { publishDueDraft } from "./publish-due-draft.server";
import { saveRecordDraft } from "./save-record-draft.server";
import { scheduleRecordDraft } from "./schedule-record-draft.server";

const shop = withPublishedMenu();
const { draft, drafts, publish, published } = shop;

/** The shop at a later moment, at which a job works for it. */
const atJob = (moment: string): ShopContext => ({
  ...shop.ctx,
  now: () => new Date(moment),
  actor: acting({ kind: "job", tenantId: shop.ctx.tenant.id, name: "publish-draft" }),
});

describe("at its moment (rule owners-5)", () => {
  const moment = "2026-04-01T06:00:00Z";
  const idOfDraft = async () => (await drafts())[0]?.id ?? 0;
  beforeEach(async () => {
    await draft("Spring");
    await scheduleRecordDraft(shop.ctx, menuRecords, "top", { at: new Date(moment) });
  });

  it("a draft is published by the job", async () => {
    await publishDueDraft(atJob(moment), await idOfDraft());
    expect(await published()).toBe("Spring");
  });

  it("and not before", async () => {
    await publishDueDraft(atJob("2026-04-01T05:59:59Z"), await idOfDraft());
    expect(await published()).toBe("Sale");
  });

  it("one that was written anew waits until its moment is said again", async () => {
    await draft("Summer");
    await publishDueDraft(atJob(moment), await idOfDraft());
    expect(await published()).toBe("Sale");
  });

  describe("one whose record was changed since", () => {
    const fault = async () => {
      await publishDueDraft(atJob(moment), await idOfDraft());
      const [kept] = await drafts();
      return { publishAt: kept?.publishAt, fault: kept?.fault?.replace(kept.madeFrom ?? "", "MADE") };
    };

    it("stays, names both versions and overwrites nothing", async () => {
      const { version } = await publish("Offers");
      expect(await fault()).toEqual({
        publishAt: null,
        fault: `Made from version MADE, but version ${version} is published. Compare both, then save the draft again.`,
      });
      expect(await published()).toBe("Offers");
    });

    it("stays where it was removed", async () => {
      await changeRecord(shop.ctx, menuRecords, { name: "top", typed: null });
      expect(await fault()).toMatchObject({
        fault: "Made from version MADE, which was removed since. Save the draft again to bring it back.",
      });
    });

    it("stays where it was to be a new one", async () => {
      await saveRecordDraft(shop.ctx, menuRecords, { name: "new", typed: menu("Spring") });
      const { id } = await scheduleRecordDraft(shop.ctx, menuRecords, "new", { at: new Date(moment) });
      const { version } = await changeRecord(shop.ctx, menuRecords, { name: "new", typed: menu("Offers") });
      await publishDueDraft(atJob(moment), id);
      expect((await drafts()).map(({ fault }) => fault)).toContain(
        `Made for a new record, but version ${version} is published. Compare both, then save the draft again.`,
      );
    });

    it("is in the audit, in the job's name", async () => {
      await publish("Offers");
      await fault();
      const rows = await shop.ctx.db
        .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(
          and(
            eq(auditLog.tenantId, shop.ctx.tenant.id),
            eq(auditLog.subject, "record_drafts"),
            eq(auditLog.subjectId, "menu top"),
          ),
        )
        .orderBy(asc(auditLog.id));
      const scheduled = { publish_at: "2026-04-01T06:00:00+00:00" };
      const refused = expect.stringContaining("but version");
      expect(rows).toMatchObject([
        { actor: { kind: "command-line" }, before: null, after: { name: "top", publish_at: null } },
        { actor: { kind: "command-line" }, before: { publish_at: null }, after: scheduled },
        {
          actor: { kind: "job", name: "publish-draft" },
          before: { ...scheduled, fault: null },
          after: { publish_at: null, fault: refused },
        },
      ]);
    });
  });
});

it("settings are published by the job too", async () => {
  await saveRecordDraft(shop.ctx, settingsRecords, { name: "checkout", typed: { legalAge: 18 } });
  await scheduleRecordDraft(shop.ctx, settingsRecords, "checkout", { at: new Date("2026-04-01T06:00:00Z") });
  const [waiting] = await listRecordDrafts(shop.ctx, settingsRecords, wholeList);
  await publishDueDraft(atJob("2026-04-01T06:00:00Z"), waiting?.id ?? 0);
  expect((await readRecord(shop.ctx, settingsRecords, "checkout")).record).toEqual({ legalAge: 18 });
});
