// @public

import nodemailer from "nodemailer";
import type { Mail } from "~/models/platform/mail/mail";
import type { Log } from "../../platform/log/log.server";
import { writeMailFile } from "./write-mail-file.server";

/** What sending needs: a mail server's address, or a folder for mail files. */
export type MailDeps = { smtpUrl: string | undefined; dataDir: string; log: Log };

/**
 * Sends a mail through the configured server; without one it is written to the data folder and the log says
 * where. The message id depends only on the mail's key, so that a mail server can tell a repeated delivery.
 * @throws what the mail server refuses; the caller (a job) tries again later
 */
export async function sendMail({ smtpUrl, dataDir, log }: MailDeps, mail: Mail): Promise<void> {
  const message = {
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageKey}@${mail.from.address.split("@")[1] ?? "localhost"}>`,
    headers: unsubscribeHeaders(mail),
  };
  if (!smtpUrl) {
    const path = await writeMailFile(dataDir, mail, message);
    // Without the address: a log is kept and passed on, and the file says to whom it went.
    log.info(`mail "${mail.subject}": open ${path}`);
    return;
  }
  const transport = nodemailer.createTransport(smtpUrl);
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
  log.info("mail sent", { subject: mail.subject });
}

/** The headers by which mail programs show their own button, which posts to the address (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl
    ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {};
