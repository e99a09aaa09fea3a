import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import type { Mail } from "~/models/platform/mail/mail";

/**
 * Writes a mail into `mail/` of the data folder: `{key}.eml` as a mail server would carry it and `{key}.html`
 * to open in a browser. Writing the same mail again replaces it.
 * @returns the path of the .html file
 */
export async function writeMailFile(dataDir: string, mail: Mail, message: SendMailOptions): Promise<string> {
  const folder = join(dataDir, "mail");
  await mkdir(folder, { recursive: true });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message: raw } = await transport.sendMail(message);
  const base = join(folder, mail.messageKey.replace(/[^A-Za-z0-9-]/g, "-"));
  await replaceFile(`${base}.eml`, raw as Buffer);
  await replaceFile(`${base}.html`, mail.html);
  return `${base}.html`;
}

/** A reader sees the old file or the whole new one, never half of it. */
async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}
