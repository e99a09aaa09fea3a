import { gzipSync } from "node:zlib";
import type pg from "pg";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { startStaffSession } from "~/services/staff/sign-in/start-staff-session.server";
import type { LiveServer } from "../../tests/live/harness/live-server";
import { measureOfficePace } from "../../tests/live/harness/office-pace";
import { type Measure, median, say } from "../measure";
import { processMs } from "../processor-time";

/** Visits of each screen: the first warm up. */
const [warmUps, visits] = [3, 9];

type Samples = { number: string; customerId: number; sku: string };

const screens = ({ number, customerId, sku }: Samples) => [
  "/admin",
  "/admin/orders",
  "/admin/orders?q=ada",
  "/admin/orders?status=packing",
  `/admin/orders/${number}`,
  "/admin/products",
  "/admin/products?q=oak",
  "/admin/products/grid",
  `/admin/products/${encodeURIComponent(sku)}`,
  "/admin/categories",
  "/admin/customers",
  "/admin/customers?q=ada",
  `/admin/customers/${customerId}`,
  "/admin/inbox",
  "/admin/stock",
  "/admin/discounts",
  "/admin/numbers",
  "/admin/audit",
  "/admin/many",
];

/**
 * What screens of the office cost an owner of the shop: the processor time of node for a page, beside that
 * of PostgreSQL, and the HTML of the largest with gzip.
 * @throws for a screen that does not answer with 200
 */
export async function measureOfficeScreens(
  ctx: ShopContext,
  { server, pool }: { server: LiveServer; pool: pg.Pool },
  samples: Samples,
): Promise<Measure[]> {
  const origin = `http://${ctx.shop.code}.localhost`;
  const invitee = { email: "owner@example.com", name: "Owner" };
  const roles = { sellerId: null, shopId: null, roles: ["owner"] } as const;
  const staffId = await inviteStaff(ctx, invitee, roles, { isMailed: false });
  const started = await startStaffSession({ ...ctx, officeOrigin: origin, secret: "" }, staffId, null);
  const [cookie = ""] = started.split(";");
  const backends = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid is not null",
    );
    return rows.reduce((sum, { pid }) => sum + processMs(pid), 0);
  };
  const measures: Measure[] = [];
  let mostKb = 0;
  for (const path of screens(samples)) {
    const visit = async () => {
      const url = new URL(path, origin);
      const { status, body } = await server.send({ method: "GET", url, headers: { cookie }, body: "" });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return gzipSync(body).byteLength;
    };
    for (let time = 0; time < warmUps; time++) await visit();
    const nodeMs: number[] = [];
    const before = await backends();
    for (let time = 0; time < visits; time++) {
      await server.held();
      mostKb = Math.max(mostKb, (await visit()) / 1024);
      nodeMs.push((await server.held()).cpuMs);
    }
    const [ours, theirs] = [median(nodeMs), ((await backends()) - before) / visits];
    say(`  ${path}: node ${ours.toFixed(1)} ms, PostgreSQL ${theirs.toFixed(1)} ms`);
    const name = `(n) ${path.replace(/\/[^/]*\d[^/]*$/, "/…")}, node beside PostgreSQL`;
    measures.push({ name, ours, theirs, unit: "ms CPU", value: ours, target: { most: 60 } });
  }
  const name = "(n) the office's largest screen, HTML with gzip";
  const pace = await measureOfficePace(server, { host: new URL(origin).host, cookie, order: samples.number });
  measures.push({ name, ours: mostKb, theirs: 0, unit: "KB", value: mostKb, target: { most: 60 } });
  return [...measures, ...pace];
}
