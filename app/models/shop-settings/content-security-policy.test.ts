import { expect, test } from "vitest";
import { contentSecuritySchema } from "./content-security";
import { contentSecurityPolicy } from "./content-security-policy";

const none = { scripts: [], connections: [] };
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test("a page without scripts of its own runs the shop's files only", () => {
  const policy = contentSecurityPolicy({ scripts: [], trusted: none, services: none, forms: [] });
  expect(directive(policy, "script-src")).toBe("script-src 'self'");
});

test("scripts run by hash and from trusted places, each named once", () => {
  const policy = contentSecurityPolicy({
    scripts: ["'sha256-a='", "'sha256-a='"],
    trusted: { scripts: ["https://chat.example"], connections: [] },
    services: none,
    forms: [],
  });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a=' https://chat.example");
});

test("nothing runs inline without a hash, and nothing by eval", () => {
  const policy = contentSecurityPolicy({ scripts: [], trusted: none, services: none, forms: [] });
  expect(directive(policy, "script-src")).not.toMatch(/unsafe/);
});

test.each([
  "https://*",
  "*",
  "http://chat.example",
  "https://chat.example; script-src *",
  "https://chat.example/a",
])("an owner cannot trust %j", (origin) => {
  expect(contentSecuritySchema.safeParse({ scripts: [origin] }).success).toBe(false);
});

test("an owner can trust the subdomains of a service", () => {
  expect(contentSecuritySchema.safeParse({ connections: ["https://*.chat.example"] }).success).toBe(true);
});

test("forms lead to the payment pages of the shop", () => {
  const policy = contentSecurityPolicy({
    ...{ scripts: [], trusted: none, services: none },
    forms: ["http://pay.test:4000"],
  });
  expect(policy).toContain("form-action 'self' https: http://pay.test:4000;");
});
