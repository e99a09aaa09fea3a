import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "./test";

/** Waits for a mail to an address whose HTML matches, and answers that HTML. Without a mail server mails land as files. */
export async function mailTo(email: string, wanted: RegExp): Promise<string> {
  const folder = join(process.env.JOURNEY_DATA_DIR ?? "", "mail");
  let found = "";
  await expect(async () => {
    for (const name of await readdir(folder)) {
      if (!name.endsWith(".eml")) continue;
      const head = await readFile(join(folder, name), "utf8");
      if (!head.toLowerCase().includes(`to: ${email.toLowerCase()}`)) continue;
      const html = await readFile(join(folder, name.replace(/eml$/, "html")), "utf8");
      if (wanted.test(html)) found = html;
    }
    expect(found, `a mail to ${email}`).not.toBe("");
  }).toPass({ timeout: 60_000 });
  return found;
}

/** The link of a mail to an address. @param wanted matches the whole link */
export async function mailedLink(email: string, wanted: RegExp): Promise<string> {
  const [link = ""] = wanted.exec(await mailTo(email, wanted)) ?? [];
  return link.replaceAll("&amp;", "&");
}
