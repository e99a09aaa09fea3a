import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./test";

/** The HTML of the mails to an address so far. Without a mail server mails land as files. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? "", "mail");
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(".eml")) continue;
    const head = await readFile(join(folder, name), "utf8");
    if (!head.toLowerCase().includes(`to: ${email.toLowerCase()}`)) continue;
    found.push(await readFile(join(folder, name.replace(/eml$/, "html")), "utf8"));
  }
  return found;
}

/**
 * Waits for a mail to an address whose HTML matches and that is none of the earlier ones, and answers that
 * HTML.
 */
export async function mailTo(
  email: string,
  wanted: RegExp,
  earlier: readonly string[] = [],
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await mailsTo(email)).find((html) => wanted.test(html) && !earlier.includes(html));
    expect(found, `a mail to ${email}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found ?? "";
}

/** The link of a mail to an address. @param wanted matches the whole link */
export async function mailedLink(
  email: string,
  wanted: RegExp,
  earlier: readonly string[] = [],
): Promise<string> {
  const [link = ""] = wanted.exec(await mailTo(email, wanted, earlier)) ?? [];
  return link.replaceAll("&amp;", "&");
}
