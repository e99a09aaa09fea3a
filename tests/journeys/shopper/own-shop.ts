import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { runBuiltShop } from "../../support/servers/run-shop";
import { makeFolder, writeFiles } from "../../support/shop-folder";

/** What a command beside the journeys' server works on. */
function serverEnvironment() {
  const PORT = process.env.JOURNEY_PORT ?? "";
  const DATA_DIR = process.env.JOURNEY_DATA_DIR ?? "";
  const DATABASE_URL = readFileSync(join(DATA_DIR, "database-url"), "utf8");
  return { DATA_DIR, DATABASE_URL, PORT, ADMIN_ORIGIN: `http://admin.localhost:${PORT}` };
}

/** Runs `npm run shop` beside the journeys' server and answers what it says. */
export async function runShop(...args: string[]): Promise<string> {
  return (await runBuiltShop(args, serverEnvironment())).trim();
}

/** A shop that only one test knows. */
export type OwnShop = {
  url: string;
  /** Breaks what the database holds of it, as nothing but a fault would. `$1` stands for the shop's id. */
  spoil: (statement: string) => Promise<void>;
};

/**
 * Makes a shop at http://localhost, which is the demo's otherwise, of these files; `shop.json` is added. Its
 * own address is another. Only the file of tests that calls it may use `localhost`. Answers the address.
 */
export async function shopAtLocalhost(
  files: Record<string, unknown>,
  settings: Record<string, unknown>,
): Promise<string> {
  const client = new pg.Client(serverEnvironment().DATABASE_URL);
  await client.connect();
  try {
    await client.query(
      `delete from shop_domains where domain = 'localhost' and not is_primary and ${namesTestActor}`,
    );
  } finally {
    await client.end();
  }
  const shop = { code: "here", name: "A shop here", domains: ["here.localhost", "localhost"], settings };
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, { "shop.json": shop, ...files });
    await runShop("apply", "--yes", folder.path);
  } finally {
    await folder.remove();
  }
  return `http://localhost:${process.env.JOURNEY_PORT}`;
}

/**
 * Makes a shop of these files; `shop.json` is added.
 * @param settings of the shop
 */
export async function ownShop(
  files: Record<string, unknown>,
  settings: Record<string, unknown> = {},
): Promise<OwnShop> {
  const code = `own-${Math.random().toString(36).slice(2, 10)}`;
  const folder = await makeFolder();
  try {
    const shop = { code, name: "A shop of one's own", domains: [`${code}.localhost`], settings };
    await writeFiles(folder.path, { "shop.json": shop, ...files });
    await runShop("apply", folder.path);
  } finally {
    await folder.remove();
  }
  return {
    url: `http://${code}.localhost:${process.env.JOURNEY_PORT}`,
    async spoil(statement) {
      const client = new pg.Client(serverEnvironment().DATABASE_URL);
      await client.connect();
      try {
        const { rows } = await client.query("select tenant_id, id from shops where code = $1", [code]);
        const { tenant_id: tenantId, id } = rows[0];
        await client.query(statement, [statement.includes("tenant_id") ? tenantId : id]);
      } finally {
        await client.end();
      }
    },
  };
}

/** The file of a page: its HTML under its address. */
export const pageFile = (slug: string, html: string, head: Record<string, unknown> = {}) => ({
  [`templates/${slug || "homepage"}.html`]: `<!-- ${JSON.stringify({ name: slug || "Homepage", slug, ...head })} -->\n${html}`,
});

/** A header whose menu leads to these pages by label. */
export const menuFiles = (links: Record<string, string>) => ({
  "templates/header.html":
    '<!-- { "name": "Header", "entity_type": "header" } -->\n<div data-widget="menu" data-attribute="header-menu"></div>',
  "widgets/header.json": { "header-menu": { type: "menu", props: { menuId: "main" } } },
  "menus/main.json": {
    id: "main",
    name: "Main menu",
    items: Object.entries(links).map(([label, url]) => ({ label, url, items: [] })),
  },
});
