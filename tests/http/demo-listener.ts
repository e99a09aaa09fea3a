import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { eq, sql } from "drizzle-orm";
import { areaHandlers } from "~/composition/area-handlers.server";
import { runJob } from "~/composition/jobs.server";
import { openPageCaches } from "~/composition/page-cache/page-caches.server";
import { createApp } from "~/composition/requests/create-app.server";
import { followChanges } from "~/composition/requests/follow-changes.server";
import { writeLimits } from "~/models/platform/rate-limit/write-limits";
import type { Secrets } from "~/models/platform/secret/secret-name";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { hashPassword } from "~/services/accounts/sign-in/hash-password.server";
import { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { PageEditors } from "~/services/content/builder/page-editors.server";
import { AddressCounts } from "~/services/content/tracking/address-counts.server";
import { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { VisitorCounts } from "~/services/numbers/visitor-counts.server";
import { cacheShares } from "~/services/platform/cache/cache-shares.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { serveAssets } from "~/services/platform/http/answers/serve-assets.server";
import { WriteCounts, type WriteLimits } from "~/services/platform/http/answers/write-counts.server";
import type { JobName } from "~/services/platform/jobs/job-kinds.server";
import { createLog } from "~/services/platform/log/log.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { DataCache } from "~/services/shops/changes/data-cache.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { createShopDirectory, readShop } from "~/services/shops/directory/shop-directory.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { writeSecrets } from "~/services/shops/secrets/write-secrets.server";
import { writeSettings } from "~/services/shops/settings/write-settings.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { printInvitation } from "~/services/staff/members/print-invitation.server";
import { customers } from "~/tables/accounts/customers";
import { shops as shopTable } from "~/tables/shops/shops";
import { createDemoDatabase } from "../support/databases/demo-database";

/** The product with its own demo shops; `catalogue` for a test in which their indexes fail. */
export type DemoListener = {
  listener: ReturnType<typeof createApp>;
  catalogue: CatalogueIndexes;
  /** What was searched for and not found, before it is written. */
  searchCounts: SearchCounts;
  visitorCounts: VisitorCounts;
  /** The environment of commands beside it. */
  commandEnv: Record<string, string>;
  /** Where it keeps files, and the key that signs its links. */
  dataDir: string;
  secret: string;
  /** Its log lines, for assertions; a test run prints none of them. */
  logged: readonly string[];
  /** Adds a customer with a confirmed e-mail to the tenant of a demo shop. */
  addCustomer: (code: string, customer: DemoCustomer) => Promise<void>;
  /**
   * Adds an owner of the business of a demo shop. @returns the token of the link by which they choose their
   * password
   */
  inviteOwner: (code: string, owner: { email: string; name: string }) => Promise<string>;
  /** The context of a demo shop, for services that change it while it is served. */
  contextOf: (code: string) => Promise<ShopContext>;
  /** Writes secrets of a demo shop; call it before the first request. */
  writeSecrets: (code: string, secrets: Secrets) => Promise<void>;
  /** Writes settings of a demo shop; call it before the first request. */
  writeSettings: (code: string, changes: ShopSettingsInput) => Promise<void>;
  /** Runs the queued jobs of a kind, once each. */
  runJobs: (name: JobName) => Promise<void>;
  close: () => Promise<void>;
};

/** A customer to add. */
export type DemoCustomer = { email: string; password: string; firstName: string };

const secret = "a secret of the tests, 32 bytes or more";

const buildFile = join(process.cwd(), "build", "server", "index.js");

/**
 * The request listener of the built product over a fresh copy of the demo shops: what `server.ts` makes,
 * without a port and without the job queue.
 * @param env settings beside those of the demo
 * @param limits of changes, other than those of a process
 * @throws when nothing was built yet
 */
export async function openDemoListener(
  env: Record<string, string> = {},
  limits: WriteLimits = writeLimits,
): Promise<DemoListener> {
  const build = (await import(/* @vite-ignore */ pathToFileURL(buildFile).href)) as ServerBuild;
  const database = await createDemoDatabase();
  const config = {
    ...readConfig({ NODE_ENV: "production", PAYMENT_SANDBOX: "on", DATA_DIR: database.dataDir, ...env }),
    databaseUrl: database.url,
  };
  const shops = createShopDirectory(database.productDb, config);
  const shares = cacheShares(config.cacheBytes);
  const pages = openPageCaches(Date.now, shares);
  const data = new DataCache(Date.now, shares.data);
  const logged: string[] = [];
  const log = createLog({ format: "text", write: (line) => logged.push(line) });
  const onChange = (shopId: string, tags: string[]) => pages.purge(shopId, tags);
  const catalogue = new CatalogueIndexes({ db: database.productDb, log, onChange });
  const messageStreams = new MessageStreams(Date.now);
  const pageEditors = new PageEditors(Date.now);
  const searchCounts = new SearchCounts({ db: database.productDb, log, now: () => new Date() });
  const visitorCounts = new VisitorCounts({ db: database.productDb, log, now: () => new Date() });
  const memories = { shops, data, catalogue, pages, messageStreams, pageEditors };
  const following = await followChanges(database.connection, memories, { log, patienceMs: 0 });
  const listener = createApp({
    config,
    fileStore: createDiskStore(config.dataDir),
    db: database.productDb,
    log,
    now: () => new Date(),
    secret,
    box: testBox,
    data,
    catalogue,
    places: new PostalPlaces(),
    messageStreams,
    pageEditors,
    addressCounts: new AddressCounts({ db: database.productDb, log }),
    searchCounts,
    visitorCounts,
    writes: new WriteCounts(limits),
    originOf: shopOrigins(config, () => config.port),
    build,
    shops,
    pages,
    assets: serveAssets(process.cwd()),
    isReady: () => true,
    isAway: following.isAway,
  });
  const contextOf = async (code: string): Promise<ShopContext> => {
    const shop = await readShop(database.db, eq(shopTable.code, code));
    if (!shop) throw new Error(`there is no shop ${code}`);
    const made = { db: database.db, now: () => new Date(), log, actor: testActing };
    return { ...made, tenant: shop.tenant, shop, handlers: areaHandlers };
  };
  return {
    contextOf,
    commandEnv: { DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    dataDir: database.dataDir,
    secret,
    listener,
    catalogue,
    searchCounts,
    visitorCounts,
    logged,
    async addCustomer(code, { email, password, firstName }) {
      const [shop] = await database.db.select().from(shopTable).where(eq(shopTable.code, code));
      if (!shop) throw new Error(`there is no shop ${code}`);
      const passwordHash = await hashPassword(password);
      const names = { firstName, lastName: "Hopper" };
      await database.db.insert(customers).values({ tenantId: shop.tenantId, email, passwordHash, ...names });
    },
    async inviteOwner(code, owner) {
      const ctx = { ...(await contextOf(code)), officeOrigin: "http://office.example" };
      const roles = { sellerId: null, shopId: null, roles: ["owner"] } as const;
      const url = await printInvitation(ctx, await inviteStaff(ctx, owner, roles, { isMailed: false }));
      return new URL(url).searchParams.get("hash") ?? "";
    },
    async writeSecrets(code, secrets) {
      const ctx = { ...(await contextOf(code)), box: testBox };
      await inTransaction(ctx, (inner) => writeSecrets(inner, secrets));
    },
    async writeSettings(code, changes) {
      const ctx = await contextOf(code);
      await inTransaction(ctx, (inner) => writeSettings(inner, changes));
    },
    async runJobs(name) {
      const { rows } = await database.db.execute<{ id: string; payload: unknown }>(sql`
        select j.id::text, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${name} order by j.id`);
      const jobs = {
        db: database.productDb,
        log,
        now: () => new Date(),
        originOf: shopOrigins(config, () => config.port),
        secret,
        box: testBox,
        config,
        fileStore: createDiskStore(config.dataDir),
        dataDir: config.dataDir,
        smtpUrl: undefined,
      };
      for (const { id, payload } of rows) {
        await runJob(jobs, name, payload);
        await database.db.execute(sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`);
      }
    },
    async close() {
      await following.stop();
      await database.drop();
    },
  };
}
