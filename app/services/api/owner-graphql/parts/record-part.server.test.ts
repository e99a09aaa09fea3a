import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(() => migrateJobs(database.pool));
let key: string;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  key = await keyFor(ctx, ["content:write", "settings:read"]);
});

const writeCall = `mutation ($menu: JSON!, $version: String) {
  writeRecord(kind: "menu", name: "top", record: $menu, expectedVersion: $version) { version isChanged } }`;
const menu = (label: string) => ({ name: "Top", items: [{ label, url: "/sale" }] });
const write = (label: string, version?: string | null) =>
  callOwner(ctx, key, writeCall, { variables: { menu: menu(label), version } });
const versionOf = async (label: string) => {
  const { data } = await write(label);
  return (data as { writeRecord: { version: string } }).writeRecord.version;
};

it("writes a record and reads it back under its version", async () => {
  const version = await versionOf("Sale");
  const { data } = await callOwner(ctx, key, `{ record(kind: "menu", name: "top") { record version } }`);
  expect(data).toEqual({ record: { record: { id: "top", ...withItems("Sale") }, version } });
});

const withItems = (label: string) => ({ name: "Top", items: [{ label, url: "/sale", items: [] }] });

it("answers a change that comes second with what is stored", async () => {
  const version = await versionOf("Sale");
  const stored = await versionOf("Offers");
  const { errors } = await write("Bargains", version);
  expect(errors).toMatchObject([
    { extensions: { code: "conflict", version: stored, current: withItems("Offers") } },
  ]);
});

it("brings back what was before", async () => {
  await versionOf("Sale");
  await versionOf("Offers");
  const { data: before } = await callOwner(
    ctx,
    key,
    `{ formerRecords(kind: "menu", name: "top") { version } }`,
  );
  const [former] = (before as { formerRecords: { version: string }[] }).formerRecords;
  const { data } = await callOwner(
    ctx,
    key,
    `mutation { restoreRecord(kind: "menu", name: "top", version: "${former?.version}") { record } }`,
  );
  expect(data).toMatchObject({ restoreRecord: { record: withItems("Sale") } });
});

it("says which words in further languages are of an older original (rule texts-13)", async () => {
  const spoken = await openTestShop(database.db, { general: { languages: [{ language: "de" }] } });
  const own = await keyFor(spoken, ["content:write"]);
  const outdated = async (label: string, german: string) => {
    const items = [{ label, "label:de": german, url: "/sale" }];
    await callOwner(spoken, own, writeCall, { variables: { menu: { name: "Top", items } } });
    const call = `{ outdatedTexts(kind: "menu", name: "top") { field language text was } }`;
    return (await callOwner(spoken, own, call)).data;
  };
  expect(await outdated("Sale", "Angebote")).toEqual({ outdatedTexts: [] });
  expect(await outdated("Offers", "Angebote")).toEqual({
    outdatedTexts: [{ field: "label", language: "de", text: "Angebote", was: "Sale" }],
  });
  expect(await outdated("Offers", "Aktionen")).toEqual({ outdatedTexts: [] });
});

it("lists names page by page", async () => {
  const { data } = await callOwner(
    ctx,
    key,
    `{ records(kind: "settings", limit: 1) { nodes { name } pageInfo { hasNextPage endCursor } } }`,
  );
  const { endCursor } = (data as { records: { pageInfo: { endCursor: string } } }).records.pageInfo;
  const next = await callOwner(
    ctx,
    key,
    `{ records(kind: "settings", limit: 1, after: "${endCursor}") { nodes { name } } }`,
  );
  expect([data, next.data]).toMatchObject([
    { records: { nodes: [{ name: "active_review_module" }] } },
    { records: { nodes: [{ name: "active_theme" }] } },
  ]);
});

it("says page by page in which fields two versions differ (rule owners-4)", async () => {
  const before = await versionOf("Sale");
  const items = [{ label: "Offers", url: "/offers" }];
  await callOwner(ctx, key, writeCall, { variables: { menu: { name: "Top", items } } });
  const read = async (asked: string) => {
    const query = `{ recordDifferences(kind: "menu", name: "top", ${asked}, limit: 1) {
      nodes { field from to } pageInfo { endCursor hasNextPage } } }`;
    const { data } = await callOwner<{ recordDifferences: { pageInfo: { endCursor: string } } }>(
      ctx,
      key,
      query,
    );
    return data.recordDifferences;
  };
  const first = await read(`from: "${before}"`);
  expect(first).toMatchObject({
    nodes: [{ field: "items.0.url", from: "/sale", to: "/offers" }],
    pageInfo: { hasNextPage: true },
  });
  expect(await read(`from: "${before}", after: "${first.pageInfo.endCursor}"`)).toMatchObject({
    nodes: [{ field: "items.0.label", from: "Sale", to: "Offers" }],
    pageInfo: { hasNextPage: false },
  });
  expect(await read(`from: "${before}", to: "${before}"`)).toMatchObject({ nodes: [] });
});

it("has a draft published at a moment to come", async () => {
  await versionOf("Sale");
  const { data } = await callOwner(
    ctx,
    key,
    `mutation ($menu: JSON!) { saveRecordDraft(kind: "menu", name: "top", record: $menu) { publishAt }
      scheduleRecordDraft(kind: "menu", name: "top", at: "2030-01-01T00:00:00Z") { publishAt isStale } }`,
    { variables: { menu: menu("Spring") } },
  );
  expect(data).toEqual({
    saveRecordDraft: { publishAt: null },
    scheduleRecordDraft: { publishAt: "2030-01-01T00:00:00.000Z", isStale: false },
  });
});

it("lists drafts page by page", async () => {
  const save = (name: string) =>
    `${name}: saveRecordDraft(kind: "menu", name: "${name}", record: $menu) { kind }`;
  await callOwner(ctx, key, `mutation ($menu: JSON!) { ${save("side")} ${save("top")} }`, {
    variables: { menu: menu("Spring") },
  });
  const read = async (asked: string) => {
    const query = `{ recordDrafts(${asked}) { nodes { kind name } pageInfo { endCursor hasNextPage } } }`;
    return (await callOwner<{ recordDrafts: { pageInfo: { endCursor: string } } }>(ctx, key, query)).data
      .recordDrafts;
  };
  const first = await read("limit: 1");
  expect(first).toMatchObject({ nodes: [{ kind: "menu", name: "side" }], pageInfo: { hasNextPage: true } });
  expect(await read(`kind: "menu", after: "${first.pageInfo.endCursor}"`)).toMatchObject({
    nodes: [{ kind: "menu", name: "top" }],
    pageInfo: { hasNextPage: false },
  });
});

it("says in which fields a draft differs from what is published, or from an earlier version", async () => {
  const before = await versionOf("Sale");
  await versionOf("Offers");
  const { data } = await callOwner(
    ctx,
    key,
    `mutation ($menu: JSON!) { saveRecordDraft(kind: "menu", name: "top", record: $menu) { isStale } }`,
    { variables: { menu: menu("Spring") } },
  );
  expect(data).toEqual({ saveRecordDraft: { isStale: false } });
  const read = async (asked: string) => {
    const query = `{ recordDraftDifferences(kind: "menu", name: "top"${asked}) { nodes { field from to } } }`;
    return (await callOwner(ctx, key, query)).data;
  };
  const spring = (from: string) => ({
    recordDraftDifferences: { nodes: [{ field: "items.0.label", from, to: "Spring" }] },
  });
  expect(await read("")).toEqual(spring("Offers"));
  expect(await read(`, from: "${before}"`)).toEqual(spring("Sale"));
});

describe("refuses", () => {
  it.each([
    ["a kind that is not there", `{ records(kind: "page") { nodes { name } } }`, "invalid"],
    ["a record that is not there", `{ record(kind: "menu", name: "none") { version } }`, "not_found"],
    [
      "what the key's scopes do not open",
      `mutation { writeRecord(kind: "settings", name: "checkout", record: {}) { version } }`,
      "forbidden",
    ],
    [
      "what is wrong",
      `mutation { writeRecord(kind: "menu", name: "top", record: {}) { version } }`,
      "invalid",
    ],
  ])("%s", async (_, query, code) => {
    expect((await callOwner(ctx, key, query)).errors).toMatchObject([{ extensions: { code } }]);
  });
});
