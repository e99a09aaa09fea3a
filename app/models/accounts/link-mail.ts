import type { Mail } from "../platform/mail/mail";
import { escapeHtml } from "../shops/escape-html";

/** The shop as the sender of a mail. */
export type MailSender = { shopName: string; shopEmail: string };

/**
 * A mail with one message and one link, and one to get no more of its kind where it has that address. Its
 * texts are plain; this function escapes them.
 */
export function linkMail(
  sender: MailSender,
  mail: {
    to: string;
    messageKey: string;
    subject: string;
    lines: string[];
    action: string;
    url: string;
    note: string;
    unsubscribeUrl?: string;
  },
): Mail {
  const url = escapeHtml(mail.url);
  const { unsubscribeUrl } = mail;
  const paragraphs = mail.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  return {
    to: mail.to,
    from: { name: sender.shopName, address: sender.shopEmail },
    subject: mail.subject,
    messageKey: mail.messageKey,
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    text: [
      ...mail.lines,
      `${mail.action}: ${mail.url}`,
      mail.note,
      ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []),
      sender.shopName,
    ].join("\n\n"),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f5f4f1;font:16px/1.6 system-ui,sans-serif;color:#22252a">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="font-size:18px;font-weight:600">${escapeHtml(sender.shopName)}</p>
<div style="background:#ffffff;border-radius:12px;padding:32px">
<h1 style="margin-top:0;font-size:22px">${escapeHtml(mail.subject)}</h1>
${paragraphs}
<p><a href="${url}" style="display:inline-block;background:#22252a;color:#ffffff;padding:12px 24px;border-radius:8px;text-decoration:none">${escapeHtml(mail.action)}</a></p>
<p style="font-size:14px;color:#5b6068">If the button does not open, copy this address: <br>${url}</p>
</div>
<p style="font-size:14px;color:#5b6068">${escapeHtml(mail.note)}${unsubscribeUrl ? ` <a href="${escapeHtml(unsubscribeUrl)}" style="color:#5b6068">Unsubscribe</a>` : ""}</p>
</div>
</body>
</html>`,
  };
}
