import { beforeEach, describe, expect, it } from "vitest";
import type { KeyScope } from "~/models/shops/actors/key-scope";
import { productRecords } from "../catalogue/product/product-records.server";
import { menuRecords } from "../content/pages/menu-records.server";
import { acting } from "./context/shop-context.server";
import { compareDraft } from "./drafts/compare-draft.server";
import { discardRecordDraft } from "./drafts/discard-record-draft.server";
import { listRecordDrafts, type RecordDraft } from "./drafts/list-record-drafts.server";
import { publishRecordDraft } from "./drafts/publish-record-draft.server";
import { saveRecordDraft } from "./drafts/save-record-draft.server";
import { scheduleRecordDraft } from "./drafts/schedule-record-draft.server";
import { menu, wholeList, withPublishedMenu } from "./records/menu-draft-fixture.server";
import { readRecord } from "./records/read-record.server";
import { settingsRecords } from "./settings/settings-records.server";

const shop = withPublishedMenu();
const { draft, drafts, publish, published } = shop;

it("keeps a draft beside what is published", async () => {
  await draft("Spring");
  expect([await published(), await drafts()]).toMatchObject(["Sale", [{ name: "top", isStale: false }]]);
});

it("replaces the draft by a later one", async () => {
  await draft("Spring");
  await draft("Summer");
  expect((await drafts()).map(({ record }) => record)).toMatchObject([{ items: [{ label: "Summer" }] }]);
});

it("publishes a draft and ends it", async () => {
  await draft("Spring");
  await publishRecordDraft(shop.ctx, menuRecords, "top");
  expect([await published(), await drafts()]).toEqual(["Spring", []]);
});

it("publishes a draft of what is not there yet", async () => {
  await saveRecordDraft(shop.ctx, menuRecords, { name: "new", typed: menu("Spring") });
  await publishRecordDraft(shop.ctx, menuRecords, "new");
  expect((await readRecord(shop.ctx, menuRecords, "new")).record.name).toBe("Top");
});

it("throws a draft away", async () => {
  await draft("Spring");
  await discardRecordDraft(shop.ctx, menuRecords, "top");
  expect(await drafts()).toEqual([]);
});

describe("are listed (rule owners-5)", () => {
  beforeEach(async () => {
    await saveRecordDraft(shop.ctx, settingsRecords, { name: "checkout", typed: { legalAge: 18 } });
    await saveRecordDraft(shop.ctx, productRecords, { name: "MUG", typed: { name: "Mug" } });
    await draft("Spring");
    await saveRecordDraft(shop.ctx, menuRecords, { name: "new", typed: menu("Spring") });
  });
  const namesOf = (list: RecordDraft[]) => list.map(({ kind, name }) => `${kind} ${name}`);

  it("of all kinds, page by page", async () => {
    const first = await listRecordDrafts(shop.ctx, null, { after: null, limit: 3 });
    const next = await listRecordDrafts(shop.ctx, null, { after: first.at(-1) ?? null, limit: 3 });
    expect(namesOf(first)).toEqual(["menu new", "menu top", "product MUG"]);
    expect(namesOf(next)).toEqual(["settings checkout"]);
  });

  it("of one kind behind a draft", async () => {
    const behind = { after: { kind: "menu", name: "new" }, limit: 3 };
    expect(namesOf(await listRecordDrafts(shop.ctx, menuRecords, behind))).toEqual(["menu top"]);
  });

  it("of the kinds that an actor may change", async () => {
    const key = {
      kind: "owner-key",
      tenantId: shop.ctx.tenant.id,
      keyId: 1,
      shopId: null,
      sellerId: null,
    } as const;
    const listFor = (...scopes: KeyScope[]) =>
      listRecordDrafts({ ...shop.ctx, actor: acting({ ...key, scopes }) }, null, wholeList);
    expect(namesOf(await listFor("content:write", "catalogue:read"))).toEqual(["menu new", "menu top"]);
    await expect(listFor("orders:write")).rejects.toMatchObject({ status: 403 });
  });
});

describe("differs field by field (rule owners-5)", () => {
  const spring = (from: string) => ({ field: "items.0.label", from, to: "Spring" });

  it("from what is published, or from the version it was made from", async () => {
    const { madeFrom } = await draft("Spring");
    expect(await compareDraft(shop.ctx, menuRecords, "top")).toEqual([spring("Sale")]);
    await publish("Offers");
    expect(await compareDraft(shop.ctx, menuRecords, "top")).toEqual([spring("Offers")]);
    expect(await compareDraft(shop.ctx, menuRecords, "top", madeFrom ?? "")).toEqual([spring("Sale")]);
  });

  it("from nothing, where its record is a new one", async () => {
    await saveRecordDraft(shop.ctx, menuRecords, { name: "new", typed: menu("Spring") });
    expect(await compareDraft(shop.ctx, menuRecords, "new")).toContainEqual(spring(""));
  });

  it("where there is one, and the version is kept", async () => {
    await expect(compareDraft(shop.ctx, menuRecords, "top")).rejects.toThrow(
      "There is no draft of menu 'top'.",
    );
    await draft("Spring");
    await expect(compareDraft(shop.ctx, menuRecords, "top", "0000000000000000")).rejects.toThrow(
      "There is no version 0000000000000000 of menu 'top'.",
    );
  });
});

describe("refuses", () => {
  it("to publish over what was changed since, and keeps the draft", async () => {
    await draft("Spring");
    await publish("Offers");
    await expect(publishRecordDraft(shop.ctx, menuRecords, "top")).rejects.toMatchObject({ status: 409 });
    expect(await drafts()).toMatchObject([{ isStale: true }]);
  });

  it("a draft of an older published version", async () => {
    const change = { name: "top", typed: menu("Spring"), madeFrom: "0000000000000000" };
    await expect(saveRecordDraft(shop.ctx, menuRecords, change)).rejects.toMatchObject({ status: 409 });
  });

  it("a draft that could not be published", async () => {
    const change = saveRecordDraft(shop.ctx, menuRecords, { name: "top", typed: menu("") });
    await expect(change).rejects.toThrow("items.0.label: This is required");
  });

  it("a moment that is over", async () => {
    await draft("Spring");
    await expect(scheduleRecordDraft(shop.ctx, menuRecords, "top", { at: shop.ctx.now() })).rejects.toThrow(
      "This moment is over. Say one to come, or publish now.",
    );
  });

  it("to publish where there is no draft", async () => {
    await expect(publishRecordDraft(shop.ctx, menuRecords, "top")).rejects.toThrow(
      "There is no draft of menu 'top'.",
    );
  });
});

describe("the version of a draft (rule owners-2)", () => {
  const save = (label: string, expectedVersion: string | null) =>
    saveRecordDraft(shop.ctx, menuRecords, { name: "top", typed: menu(label), expectedVersion });
  const conflict = (label: string, version: string) => ({
    status: 409,
    version,
    current: { record: { items: [{ label }] }, publishAt: null },
  });

  it("is one that another author's draft does not have", async () => {
    const first = await save("Spring", null);
    const second = await save("Summer", first.version);
    await expect(save("Autumn", first.version)).rejects.toMatchObject(conflict("Summer", second.version));
    await expect(save("Autumn", null)).rejects.toMatchObject(conflict("Summer", second.version));
    expect(await drafts()).toMatchObject([{ version: second.version }]);
  });

  it("lets one of two authors who begin at once begin", async () => {
    const results = await Promise.allSettled([save("Spring", null), save("Summer", null)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 409 } });
  });

  it("is what a draft is published, scheduled and discarded under", async () => {
    const first = await draft("Spring");
    const { version } = await draft("Summer");
    const stale = conflict("Summer", version);
    const at = new Date("2026-04-01T06:00:00Z");
    const schedule = (expectedVersion: string) =>
      scheduleRecordDraft(shop.ctx, menuRecords, "top", { at, expectedVersion });
    await expect(publishRecordDraft(shop.ctx, menuRecords, "top", first.version)).rejects.toMatchObject(
      stale,
    );
    await expect(discardRecordDraft(shop.ctx, menuRecords, "top", first.version)).rejects.toMatchObject(
      stale,
    );
    await expect(schedule(first.version)).rejects.toMatchObject(stale);
    const scheduled = await schedule(version);
    await expect(schedule(version)).rejects.toMatchObject({ status: 409, version: scheduled.version });
    await publishRecordDraft(shop.ctx, menuRecords, "top", scheduled.version);
    expect(await published()).toBe("Summer");
  });

  it("of a draft that is gone is refused", async () => {
    const { version } = await draft("Spring");
    await discardRecordDraft(shop.ctx, menuRecords, "top", version);
    await expect(save("Summer", version)).rejects.toThrow("This was removed in the meantime.");
    await expect(publishRecordDraft(shop.ctx, menuRecords, "top", version)).rejects.toMatchObject({
      status: 409,
      current: null,
      version: null,
    });
  });
});
