import { afterAll, beforeAll, expect, test } from "vitest";
import { SoftwarePasskey } from "../support/services/software-passkey";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { openPlainBrowser } from "./plain-browser";
import type { Send } from "./runner/answer";
import { htmlProblems } from "./runner/html-problems";
import { sendWithoutNetwork } from "./runner/send-without-network";

const origin = "http://harbor.localhost:3000";
const password = "a quiet harbor";
const enterPath = "/admin/passkey/enter?redirect=%2Fadmin%2Fsessions";

let demo: DemoListener;
let send: Send;
beforeAll(async () => {
  demo = await openDemoListener();
  send = sendWithoutNetwork(demo.listener);
});
afterAll(() => demo?.close());

const askedOf = (json: { options: { challenge: string } }) => ({
  challenge: json.options.challenge,
  origin,
  rpId: new URL(origin).hostname,
});

test("staff add a passkey, and sign in and confirm by it alone (rule staff-17)", async () => {
  const hash = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  const june = openPlainBrowser(send, origin);
  const fields = { hash, name: "June", password, password_again: password };
  await june.post(`/admin/invitation?hash=${hash}`, fields);
  const device = new SoftwarePasskey();
  const begun = await june.call("/admin/passkey/add", { step: "begin" });
  const answer = device.create(askedOf(begun.json));
  const nameless = await june.call("/admin/passkey/add", { step: "finish", name: " ", answer });
  expect(nameless.status).toBe(422);
  const added = await june.call("/admin/passkey/add", { step: "finish", name: "Phone", answer });
  expect(added.json).toMatchObject({ success: true, codes: { length: 10 } });
  const account = await june.get("/admin/account");
  expect(htmlProblems(account.body)).toEqual([]);
  expect(account.body).toContain('aria-label="Remove the passkey Phone"');

  const other = openPlainBrowser(send, origin);
  const asked = await other.call(enterPath, { step: "begin" });
  expect(asked.json.options.allowCredentials).toEqual([]);
  const entered = await other.call(enterPath, { step: "finish", answer: device.get(askedOf(asked.json)) });
  expect(entered.headers["cache-control"]).toContain("no-store");
  expect(entered.json).toMatchObject({ success: true, redirect: "/admin/sessions" });
  expect((await other.get("/admin/sessions")).status).toBe(200);

  const again = "/admin/passkey/confirm?redirect=%2Fadmin%2Faccount";
  const toConfirm = await other.call(again, { step: "begin" });
  expect(toConfirm.json.options.allowCredentials).toMatchObject([{ id: device.id.toString("base64url") }]);
  const confirmed = await other.call(again, {
    step: "finish",
    answer: device.get(askedOf(toConfirm.json)),
  });
  expect(confirmed.json).toMatchObject({ success: true, redirect: "/admin/account" });

  const third = openPlainBrowser(send, origin);
  await third.post("/admin/sign-in", { email: "june@example.com", password });
  const second = await third.get("/admin/second-factor");
  expect(htmlProblems(second.body)).toEqual([]);
  expect(second.body).toContain("A passkey needs JavaScript.");
  expect(second.body).not.toContain('name="code"');

  await june.post("/admin/account", { intent: "remove-passkey", passkey: device.id.toString("base64url") });
  expect((await other.get("/admin")).status).toBe(303);
  const late = await third.call(enterPath, { step: "begin" });
  const refused = await third.call(enterPath, { step: "finish", answer: device.get(askedOf(late.json)) });
  expect(refused.status).toBe(422);
  expect(refused.json.message).toBe("We don’t know this passkey. Sign in with your password.");
});

test("a passkey is added and asked for by who is signed in alone", async () => {
  const stranger = openPlainBrowser(send, origin);
  for (const path of ["/admin/passkey/add", "/admin/passkey/confirm"])
    expect((await stranger.call(path, { step: "begin" })).status).toBe(401);
});
