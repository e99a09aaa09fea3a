import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { openPlainBrowser } from "./plain-browser";
import type { Send } from "./runner/answer";
import { htmlProblems } from "./runner/html-problems";
import { sendWithoutNetwork } from "./runner/send-without-network";

const origin = "http://harbor.localhost:3000";
const password = "a quiet harbor";

let demo: DemoListener;
let send: Send;
beforeAll(async () => {
  demo = await openDemoListener();
  send = sendWithoutNetwork(demo.listener);
});
afterAll(() => demo?.close());

/** The code that an app shows in `after` seconds. */
const codeOf = (secret: string, after = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after * 1000 });

/** Accepts an invitation of June's, by which she is signed in. */
async function openAsJune() {
  const hash = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  const browser = openPlainBrowser(send, origin);
  const fields = { hash, name: "June", password, password_again: password };
  await browser.post(`/admin/invitation?hash=${hash}`, fields);
  return browser;
}

test("forms alone set up an app, and sign in by it and by a recovery code (rules staff-11 and staff-12)", async () => {
  const june = await openAsJune();
  await june.post("/admin/account", { intent: "begin-app" });
  const { body } = await june.get("/admin/account");
  expect(htmlProblems(body)).toEqual([]);
  const secret = /otpauth:[^"]*[?&;]secret=([A-Z2-7]+)/.exec(body)?.[1] ?? "";

  const turnedOn = await june.post("/admin/account", { intent: "confirm-app", code: codeOf(secret) });
  expect(turnedOn.status).toBe(200);
  expect(turnedOn.headers["cache-control"]).toContain("no-store");
  expect(htmlProblems(turnedOn.body)).toEqual([]);
  const codes = turnedOn.body.match(/[0-9a-z]{4}(-[0-9a-z]{4}){3}(?=<\/code>)/g) ?? [];
  expect(codes).toHaveLength(10);
  expect((await june.get("/admin/account")).body).not.toContain(codes[0]);

  const other = openPlainBrowser(send, origin);
  const right = { email: "june@example.com", password };
  const asked = await other.post("/admin/sign-in?redirect=%2Fadmin%2Fsessions", right);
  expect(asked.headers.location).toBe("/admin/second-factor?redirect=%2Fadmin%2Fsessions");
  expect((await other.get("/admin")).status).toBe(303);
  const page = await other.get("/admin/second-factor");
  expect(htmlProblems(page.body)).toEqual([]);
  const wrong = await other.post("/admin/second-factor", { code: "12345" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain("This code is incorrect or was used before.");
  const entered = await other.post("/admin/second-factor?redirect=%2Fadmin%2Fsessions", {
    code: codeOf(secret, 30),
  });
  expect(entered.headers.location).toBe("/admin/sessions");
  expect((await other.get("/admin")).status).toBe(200);

  const third = openPlainBrowser(send, origin);
  await third.post("/admin/sign-in", right);
  const recovery = await third.get("/admin/second-factor?with=recovery");
  expect(recovery.body).toContain("Recovery code");
  await third.post("/admin/second-factor?with=recovery", { code: codes[0] ?? "" });
  expect((await third.get("/admin/account")).body).toContain("9 codes are left.");

  await demo.writeSettings("harbor", { staff: { second_factor_roles: ["owner"] } });
  await third.post("/admin/account", { intent: "remove-app" });
  expect((await other.get("/admin")).status).toBe(303);
  expect((await third.get("/admin")).headers.location).toBe("/admin/account");
  expect((await third.get("/admin/account")).body).toContain("Your role needs two-step sign-in at this shop");
});
