import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { formItems } from "~/models/content/form/form-fixture";
import { readFormDefinition } from "~/models/content/form/read-form-definition";
import type { Secrets } from "~/models/platform/secret/secret-name";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { widgetContents } from "~/tables/content/content";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { readConfig } from "../../platform/config/read-config.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { withSecrets } from "../../shops/secrets/secrets-fixture.server";
import type { FormContext } from "./form-context.server";

/** A data folder for tests; call `remove` in afterAll. */
export function makeDataDir() {
  const path = mkdtempSync(join(tmpdir(), "awning-forms-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A new shop with forms, and a clock to set. */
export async function openFormShop(
  db: Db,
  {
    dataDir = "",
    settings = {},
    secrets = {},
    verifyUrl,
  }: { dataDir?: string; settings?: ShopSettingsInput; secrets?: Secrets; verifyUrl?: string } = {},
): Promise<FormContext & { clock: { now: Date } }> {
  const clock = { now: new Date("2026-03-01T12:00:00Z") };
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, RECAPTCHA_VERIFY_URL: verifyUrl });
  const shop = await withSecrets(await openTestShop(db, settings), secrets);
  const fileStore = createDiskStore(config.dataDir);
  return { ...shop, clock, now: () => clock.now, config, fileStore, clientAddress: "192.0.2.7" };
}

/** A form of the shop, from items as owners write them. */
export async function addForm(
  ctx: ShopContext,
  attributeName: string,
  items: Record<string, string | number | boolean>[],
  props: Record<string, unknown> = { form: 1, formName: "Contact" },
): Promise<FormDefinition> {
  const content = { type: "form", props, items: formItems(...items) };
  await byTest(ctx.db, (db) => db.insert(widgetContents).values({ ...shopKey(ctx), attributeName, content }));
  return readFormDefinition(attributeName, content);
}

/** The settings and the secret of a shop with a captcha. */
export const captchaSettings: ShopSettingsInput = { recaptcha: { site_key: "site" } };
export const captchaSecrets: Secrets = { "recaptcha.secret_key": "secret" };

let incoming: string | null = null;

/** An uploaded file; a test process's files are deleted when it ends. */
export function incomingFile(name: string, content: string, type = "image/png"): IncomingFile {
  const bytes = Buffer.from(content, "latin1");
  if (!incoming) {
    const folder = mkdtempSync(join(tmpdir(), "awning-incoming-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    incoming = folder;
  }
  const path = join(incoming, randomUUID());
  writeFileSync(path, bytes, { mode: 0o600 });
  return new IncomingFile(path, name, type, bytes.length);
}

const pngStart = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

/** A picture. */
export const pngFile = (name = "photo.png") => incomingFile(name, pngStart);

/** A Windows program under any name. */
export const programFile = (name: string) => incomingFile(name, "MZ\x90\0");

/** An uploaded file as a browser's File. */
export const sentFile = ({ path, name, type }: IncomingFile) =>
  new File([readFileSync(path)], name, { type });
