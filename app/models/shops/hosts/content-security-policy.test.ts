import { expect, test } from "vitest";
import { contentSecuritySchema } from "../settings/modules/content-security";
import { contentSecurityPolicy, trustsNothing } from "./content-security-policy";

const trusted = trustsNothing;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

test.each(["script-src", "style-src-elem", "connect-src", "form-action"])(
  "%s of a page without its own sources allows the shop's files only",
  (name) => {
    expect(directive(contentSecurityPolicy({ page: [], trusted }), name)).toBe(`${name} 'self'`);
  },
);

test("frames are limited to the shop and the video players", () => {
  expect(directive(contentSecurityPolicy({ page: [], trusted }), "frame-src")).toBe(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com",
  );
});

test("sources of the page and trusted origins are added to their directive, without repeats", () => {
  const policy = contentSecurityPolicy({
    page: ["script-src 'sha256-a='", "script-src 'sha256-a='", "style-src-elem 'sha256-b='"],
    trusted: { ...trusted, scripts: ["https://chat.example"], frames: ["https://maps.example"] },
  });
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-a=' https://chat.example");
  expect(directive(policy, "style-src-elem")).toBe("style-src-elem 'self' 'sha256-b='");
  expect(directive(policy, "frame-src")).toMatch(/ https:\/\/maps\.example$/);
});

test.each(["script-src", "style-src-elem"])("%s allows no inline code without a hash", (name) => {
  expect(directive(contentSecurityPolicy({ page: [], trusted }), name)).not.toMatch(/unsafe|https:/);
});

test("forms may post to the shop's payment pages", () => {
  const page = ["form-action http://pay.test:4000"] as const;
  expect(directive(contentSecurityPolicy({ page, trusted }), "form-action")).toBe(
    "form-action 'self' http://pay.test:4000",
  );
});

test.each([
  "https://*",
  "*",
  "http://chat.example",
  "https://chat.example; script-src *",
  "https://chat.example/a",
])("an owner cannot trust %j", (origin) => {
  expect(contentSecuritySchema.safeParse({ scripts: [origin] }).success).toBe(false);
  expect(contentSecuritySchema.safeParse({ forms: [origin] }).success).toBe(false);
});

test("an owner can trust a socket for connections, and for nothing else", () => {
  const socket = "wss://chat.example";
  expect(contentSecuritySchema.safeParse({ connections: [socket] }).success).toBe(true);
  expect(contentSecuritySchema.safeParse({ scripts: [socket] }).success).toBe(false);
});

test("an owner can trust a service's subdomains", () => {
  expect(contentSecuritySchema.safeParse({ connections: ["https://*.chat.example"] }).success).toBe(true);
});
