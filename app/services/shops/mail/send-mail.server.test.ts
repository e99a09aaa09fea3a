import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Mail } from "~/models/platform/mail/mail";
import { createLog } from "../../platform/log/log.server";
import { sendMail } from "./send-mail.server";

const mail: Mail = {
  to: "ada@example.com",
  from: { name: "Harbor & Pine", address: "hello@harbor.example" },
  subject: "Your order",
  html: "<p>Thank you</p>",
  text: "Thank you",
  messageKey: "order-placed-1",
};
const received: { to: string[]; raw: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, raw: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let smtpUrl: string;
const log = createLog({ write: () => {} });
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

it("hands a mail to the configured server, in both forms", async () => {
  await sendMail({ smtpUrl, dataDir: "unused", log }, mail);
  const [sent] = received;
  expect(sent?.to).toEqual(["ada@example.com"]);
  expect(sent?.raw).toMatch(/^From: "Harbor & Pine" <hello@harbor\.example>\r$/m);
  expect(sent?.raw).toMatch(/^Message-ID: <order-placed-1@harbor\.example>\r$/m);
  expect(sent?.raw).toContain("multipart/alternative");
});

it("fails without a server, so that the job is retried", async () => {
  await expect(sendMail({ smtpUrl: "smtp://127.0.0.1:1", dataDir: "unused", log }, mail)).rejects.toThrow();
});

it("tells mail programs how to unsubscribe with one post (rule accounts-34)", async () => {
  const unsubscribeUrl = `https://harbor.example/unsubscribe/messages/7?key=${"k".repeat(43)}`;
  await sendMail({ smtpUrl, dataDir: "unused", log }, { ...mail, unsubscribeUrl });
  const head = (received.at(-1)?.raw ?? "").replace(/\r\n\s+/g, " ");
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(received[0]?.raw).not.toContain("List-Unsubscribe");
});
