import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { openPlainBrowser } from "./plain-browser";
import { sendWithoutNetwork } from "./runner/send-without-network";

const origin = "http://harbor.localhost:3000";
const script = 'fetch("/admin/orders")';
const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
});
afterAll(() => demo?.close());

test("an owner's script runs for shoppers, and not beside a session of staff (rule content-security-12)", async () => {
  const send = sendWithoutNetwork(demo.listener);
  const [staff, shopper] = [openPlainBrowser(send, origin), openPlainBrowser(send, origin)];
  const invitation = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  const fields = { hash: invitation, name: "June", password: "a quiet harbor" };
  await staff.post(`/admin/invitation?hash=${invitation}`, { ...fields, password_again: fields.password });
  const page = {
    name: "Planted",
    entity_type: "page",
    slug: "planted",
    layout: "default",
    html: `<h1>Planted</h1><script>${script}</script>`,
  };
  const added = await staff.post("/admin/new/pages", { do: "new", ...page });
  expect(added.headers.location).toBe("/admin/pages/page%2FPlanted?done=added");

  const scriptsOf = ({ status, headers }: { status: number; headers: Record<string, unknown> }) => {
    expect(status).toBe(200);
    const policy = String(headers["content-security-policy"]);
    return policy.split(";").find((directive) => directive.trim().startsWith("script-src")) ?? "";
  };
  expect(scriptsOf(await shopper.get("/planted"))).toContain(hash);
  expect(scriptsOf(await staff.get("/planted"))).not.toContain(hash);
  expect(scriptsOf(await shopper.get("/planted"))).toContain(hash);
});
