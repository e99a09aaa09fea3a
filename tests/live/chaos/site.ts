import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { type DataFolder, makeDemoFolder } from "../harness/data-folder";
import { placedMails } from "../harness/placed-mails";
import { PrivatePostgres } from "../harness/private-postgres";
import { Shopper } from "../harness/shopper";
import { startSmallProxy } from "../harness/small-proxy";
import { leaveInStock, readStock, type StockCount } from "../harness/stock";
import { type Buyers, sendBuyers } from "./buyers";
import { judgeMails, judgeOrders, type MailVerdict, type StoredOrder, type Verdict } from "./ledger";
import { type LimitedDisk, mountLimitedDisk } from "./limited-disk";
import { type ServiceWatch, watchService } from "./service-watch";
import { type SupervisedServer, superviseServer } from "./supervised-server";
import type { Traffic } from "./traffic";

const goods = { slug: "garden-pitcher", sku: "GLS-102", pieces: 1_000_000 };

/** Two processes on one private PostgreSQL behind a proxy, with shoppers. */
export type Site = {
  servers: readonly SupervisedServer[];
  postgres: PrivatePostgres;
  /** Null where nothing may be mounted. */
  disk: LimitedDisk | null;
  buyers: Buyers;
  watch: ServiceWatch;
  /** Runs statements in the database, in calm moments. */
  withPool: DataFolder["withPool"];
  /** Sends everybody home and compares what they were told with what is there. */
  judge: () => Promise<SiteVerdict>;
  /** Stops and removes everything. */
  stop: () => Promise<void>;
};

/** How it ended. */
export type SiteVerdict = Verdict &
  MailVerdict & {
    /** Whether exactly what was ordered is reserved. */
    isStockRight: boolean;
    /** Faults: wrong answers to shoppers, processes that ended by themselves, and uncaught errors. */
    faultsOfOurs: string[];
  };

/** Builds it all up, with shoppers who buy all the time. */
export async function openSite(traffic: Traffic): Promise<Site> {
  const path = mkdtempSync(join(tmpdir(), "awning-chaos-"));
  const disk = mountLimitedDisk(path);
  const closing: (() => unknown)[] = [() => rmSync(path, { recursive: true, force: true })];
  if (disk) closing.push(() => disk.remove());
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const folder = await makeDemoFolder(path);
    const env = { DATA_DIR: path, DRAIN_NOTICE_MS: "1000", LOG_LEVEL: "warn" };
    const servers: SupervisedServer[] = [];
    closing.push(() => Promise.all(servers.map((server) => server.stop())));
    for (const _ of ["first", "second"]) servers.push(await superviseServer(env));
    const before = await folder.withPool(async (pool) => {
      await leaveInStock(pool, goods.sku, goods.pieces);
      return readStock(pool, goods.sku);
    });
    const proxy = await startSmallProxy(() => servers.flatMap((server) => server.port() ?? []));
    closing.push(() => proxy.close());
    const send = sendOverHttp({ host: "127.0.0.1", port: proxy.port });
    const productId = await new Shopper(send).productId(goods.slug);
    const watch = watchService(send, productId, traffic.lookEveryMs);
    const buyers = sendBuyers(send, productId, traffic);
    const leave = () => Promise.all([watch.stop(), buyers.stop()]);
    closing.push(leave);
    const judge = async (): Promise<SiteVerdict> => {
      await leave();
      const [stored, stock, mailed] = await folder.withPool((pool) =>
        Promise.all([
          pool.query<StoredOrder>(
            `select o.id, o.email, o.status = 'canceled' as "isCanceled" from orders o
             join shops s on s.id = o.shop_id and s.code = 'harbor' where o.email like 'shopper-%@example.com'`,
          ),
          readStock(pool, goods.sku),
          placedMails(path, pool),
        ]),
      );
      return {
        ...judgeOrders(buyers.confirmed, stored.rows),
        ...judgeMails(stored.rows, mailed),
        isStockRight: tookWhatWasOrdered(before, stock),
        faultsOfOurs: [
          ...watch.wrong(),
          ...wrongAnswers(buyers.wrong, servers),
          ...servers.flatMap(faultsOf),
        ],
      };
    };
    const postgres = new PrivatePostgres(path);
    return { servers, postgres, disk, buyers, watch, withPool: folder.withPool, judge, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const tookWhatWasOrdered = (before: StockCount, after: StockCount): boolean =>
  after.reserved - before.reserved === after.ordered - before.ordered;

/** Wrong answers to buyers, with what the servers logged of their causes. */
const wrongAnswers = (wrong: readonly string[], servers: readonly SupervisedServer[]): string[] =>
  wrong.length === 0
    ? []
    : [
        ...wrong,
        ...servers.flatMap((server) => server.output().match(/^.*"(page|request) failed".*$/gm) ?? []),
      ];

function faultsOf(server: SupervisedServer): string[] {
  const uncaught = server.output().match(/^.*(unhandled rejection|uncaught exception).*$/gm) ?? [];
  const ends = server.unaskedEnds();
  return [...uncaught, ...(ends > 0 ? [`a process ended ${ends} times by itself`] : [])];
}
