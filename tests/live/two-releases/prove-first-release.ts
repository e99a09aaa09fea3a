// Part of npm run test:long: a data folder that the first release made goes on with this one, see
// docs/operations.md.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { seenText } from "../../http/runner/page";
import { makeDataFolder } from "../harness/data-folder";
import { type LiveServer, startLiveServer } from "../harness/live-server";
import { orderOf, Shopper } from "../harness/shopper";

/** The release whose migrations are the first that stay as they are. */
const first = "56d9df9c";
const account = { email: "grace@example.com", password: "a tide of boats" };
const review = {
  title: "Held since the first release",
  content: "It has been in use for a whole release now.",
};
const goods = { slug: "garden-pitcher", sku: "GLS-102" };
const mailedWithinMs = 60_000;

const startedMs = performance.now();
const say = (line: string) =>
  console.log(`${String(Math.round((performance.now() - startedMs) / 1000)).padStart(4)} s  ${line}`);

requireHistory();
const release = mkdtempSync(join(tmpdir(), "awning-first-release-"));
const folder = makeDataFolder();
let server: LiveServer | undefined;
try {
  await prove();
  console.log("\nAll as it should be.");
} catch (error) {
  console.error(`\nWRONG: ${error instanceof Error ? error.message : String(error)}`);
  if (server) console.error(server.output());
  process.exitCode = 1;
} finally {
  await server?.stop();
  await folder.remove();
  if (existsSync(join(release, ".git"))) git("worktree", "remove", "--force", release);
  rmSync(release, { recursive: true, force: true });
}

function git(...words: string[]): string {
  return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Ends the proof where the first release cannot be had from this checkout. */
function requireHistory(): void {
  try {
    git("cat-file", "-e", `${first}^{commit}`);
  } catch {
    console.error(`This checkout lacks the commit ${first} of the first release: run git fetch --unshallow.`);
    process.exit(1);
  }
}

/** Checks the first release out and builds it. */
function makeFirstRelease(): void {
  git("worktree", "add", "--detach", release, first);
  const lock = (root: string) => readFileSync(join(root, "package-lock.json"), "utf8");
  if (lock(release) === lock(process.cwd()))
    symlinkSync(join(process.cwd(), "node_modules"), join(release, "node_modules"));
  else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: release, stdio: "inherit" });
  execFileSync(process.execPath, [join("scripts", "build.mjs")], {
    cwd: release,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`${what}: not so`);
  say(what);
}

/** The address in the mail that confirms an account. */
async function mailedPath(): Promise<string> {
  const mails = join(folder.path, "mail");
  for (const untilMs = performance.now() + mailedWithinMs; performance.now() < untilMs; await delay(100)) {
    const pages = existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith(".html")) : [];
    for (const name of pages) {
      const found = /https?:[^"\s]+(\/verify-email\?[^"\s]+)/.exec(readFileSync(join(mails, name), "utf8"));
      if (found?.[1]) return found[1].replaceAll("&amp;", "&");
    }
  }
  throw new Error("no mail confirms the account");
}

/** Runs a command of the first release. */
function command(...words: string[]): string {
  return execFileSync(process.execPath, [join("build", "shop.js"), ...words], {
    cwd: release,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder.path },
  });
}

async function start(root?: string): Promise<LiveServer> {
  server = await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" }, root);
  return server;
}

async function prove(): Promise<void> {
  makeFirstRelease();
  say("the first release is built");
  const before = await start(release);
  const shopper = new Shopper(before.send);
  await shopper.post("/register", { first_name: "Grace", last_name: "Hopper", ...account });
  const confirmed = await shopper.post(await mailedPath(), {});
  must(confirmed.status === 303, "a customer has registered and is signed in");
  await shopper.add(await shopper.productId(goods.slug));
  const order = orderOf(await shopper.place(await shopper.fillCheckout(account.email)));
  if (!order) throw new Error("the order was not placed");
  const written = await shopper.post(`/review/${goods.sku}`, {
    star: "4",
    nick_name: "Grace of the first",
    ...review,
  });
  must(written.status === 303, "an order and a review are sent");
  const waiting = command("review", "list", "--client", "harbor", "--status", "pending");
  const id = waiting
    .split("\n")
    .find((line) => line.includes(review.title))
    ?.split(" ")[0];
  if (!id) throw new Error(`the review does not wait for approval:\n${waiting}`);
  command("review", "approve", "--client", "harbor", id);
  const seen = await tellOf(shopper, order);
  await before.stop();
  const had = await folder.withPool(countRows);

  const after = await start();
  must(!/"level":"error"/.test(after.output()), "this release has started on the folder");
  const same = shopper.at(after.send);
  const now = await tellOf(same, order);
  must(now.order.includes("Garden pitcher") && now.order === seen.order, "the order's page says the same");
  must(now.isSignedIn, "the session is still signed in");
  must(now.product.includes(review.content), "the review is on the product's page");
  const placed = await same.post("/checkout/cart", {
    intent: "add",
    product_id: await same.productId(goods.slug),
    qty: "1",
  });
  must(placed.status === 303, "the same customer puts more into the cart");
  const kept = await folder.withPool(countRows);
  must(
    had.orders === kept.orders && had.reviews === kept.reviews && had.sessions === kept.sessions,
    `no row is lost: ${JSON.stringify(kept)}`,
  );
  must(
    kept.migrations > had.migrations,
    `the tables moved from ${had.migrations} to ${kept.migrations} migrations`,
  );
}

/** What the shop says of what was written. */
async function tellOf(shopper: Shopper, order: string) {
  const page = await shopper.get(`/order/${order}`);
  const product = seenText((await shopper.get(`/${goods.slug}`)).body);
  const { status } = await shopper.get("/account/dashboard");
  if (page.status !== 200) throw new Error(`the order's page was answered with ${page.status}`);
  return { order: seenText(page.body), product, isSignedIn: status === 200 };
}

type Rows = { orders: number; reviews: number; sessions: number; migrations: number };

async function countRows(pool: pg.Pool): Promise<Rows> {
  const { rows } = await pool.query<Rows>(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from reviews) as reviews,
       (select count(*)::int from sessions) as sessions, (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  return rows[0] as Rows;
}
