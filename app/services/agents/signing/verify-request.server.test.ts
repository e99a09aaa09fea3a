import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { neededComponents, signatureBase, signatureInput } from "~/models/agents/signature/signature-base";
import { agentProfileSchema } from "~/models/agents/ucp/agent-profile";
import { verifyAcpRequest } from "./verify-acp-request.server";
import { contentDigest, verifyRequest } from "./verify-request.server";

const now = new Date("2026-03-01T12:00:00Z");
const nowS = now.getTime() / 1000;
const body = '{"line_items":[]}';
const [own, other] = [1, 2].map(() => generateKeyPairSync("ec", { namedCurve: "P-256" }));
const profile = agentProfileSchema.parse({
  ucp: { version: "2026-04-08" },
  signing_keys: [{ kid: "own", ...own?.publicKey.export({ format: "jwk" }) }],
});

type Said = { keyId?: string; leftOut?: string; createdS?: number; more?: string; by?: typeof own };

/** A request signed as an agent would, with what is wrong with it. */
function signed({ keyId = "own", leftOut = "", createdS = nowS, more = "", by = own }: Said = {}) {
  const headers: Record<string, string> = {
    "ucp-agent": 'profile="https://agent.example/ucp"',
    "idempotency-key": "one",
    "content-digest": contentDigest(body),
    "content-type": "application/json",
  };
  const message = {
    method: "POST",
    authority: "shop.example",
    path: "/ucp/v1/checkout-sessions",
    header: (name: string) => headers[name] ?? null,
  };
  const components = neededComponents(message, true).filter((one) => one !== leftOut);
  const input = `${signatureInput(components, keyId, createdS)}${more}`;
  const base = signatureBase(components, input, message) ?? "";
  const key = by?.privateKey ?? expect.fail("no key");
  const written = sign("sha256", Buffer.from(base), { key, dsaEncoding: "ieee-p1363" }).toString("base64");
  headers["signature-input"] = `sig1=${input}`;
  headers.signature = `sig1=:${written}:`;
  return { message, headers };
}
const verify = ({ message }: ReturnType<typeof signed>, text = body) =>
  verifyRequest(message, text, profile, now);

test("a request that its agent signed is known as its own (rule agents-4)", () => {
  expect(verify(signed())).toBe(true);
});

test("one without a signature is not", () => {
  const request = signed();
  delete request.headers.signature;
  delete request.headers["signature-input"];
  expect(verify(request)).toBe(false);
});

test.each<[string, Said, string]>([
  ["another key made", { by: other }, "signature_invalid"],
  ["names a key that the profile lacks", { keyId: "old" }, "key_not_found"],
  ["leaves out the idempotency key", { leftOut: "idempotency-key" }, "signature_invalid"],
  ["leaves out the body", { leftOut: "content-digest" }, "signature_invalid"],
  ["was made more than 5 minutes ago", { createdS: nowS - 301 }, "signature_invalid"],
  ["is of more than 5 minutes from now", { createdS: nowS + 301 }, "signature_invalid"],
  ["has expired", { more: `;expires=${nowS - 1}` }, "signature_invalid"],
])("a signature that %s is refused", (_, said, code) => {
  expect(() => verify(signed(said))).toThrow(expect.objectContaining({ code }));
});

test("a body other than the signed one is refused, and half a signature", () => {
  expect(() => verify(signed(), "{}")).toThrow(expect.objectContaining({ code: "digest_mismatch" }));
  const half = signed();
  delete half.headers.signature;
  expect(() => verify(half)).toThrow(expect.objectContaining({ code: "signature_missing" }));
});

describe("a request of the Agentic Commerce Protocol (rule agents-14)", () => {
  const timestamp = now.toISOString();
  const text = Buffer.from(`${timestamp}.${body}`);
  const edwards = generateKeyPairSync("ed25519");
  const pem = edwards.publicKey.export({ format: "pem", type: "spki" }).toString();
  const jwk = JSON.stringify(own?.publicKey.export({ format: "jwk" }));
  const secret = "a secret of the assistant";
  const hmac = (by = secret) => createHmac("sha256", by).update(text).digest("base64url");
  const es256 = sign("sha256", text, {
    key: own?.privateKey ?? expect.fail("no key"),
    dsaEncoding: "ieee-p1363",
  }).toString("base64url");
  const check = (signature: string | null, key: string, sent = body) =>
    verifyAcpRequest({ signature, timestamp, body: sent }, key, now);

  test.each([
    ["a secret", hmac(), secret],
    ["Ed25519", sign(null, text, edwards.privateKey).toString("base64url"), pem],
    ["ES256", es256, jwk],
  ])("is known by %s", (_, signature, key) => {
    expect(check(signature, key)).toBe(true);
    expect(check(signature, key, '{ "line_items" : [] }')).toBe(true);
    expect(() => check(signature, key, '{"line_items":[1]}')).toThrow("does not hold");
  });

  test("is not known without a signature", () => expect(check(null, secret)).toBe(false));

  test.each([
    ["another secret", hmac("another"), secret],
    ["the public key, as if it were a secret", hmac(pem), pem],
    ["what is no key", hmac("{}"), "{}"],
  ])("is refused where %s signed it", (_, signature, key) => {
    expect(() => check(signature, key)).toThrow(expect.objectContaining({ code: "invalid_signature" }));
  });
});
