import { expect, test } from "vitest";
import { neededComponents, readSignature, signatureBase, signatureInput } from "./signature-base";

const headers: Record<string, string> = {
  "content-type": "application/json",
  "content-digest": "sha-256=:x:",
};
const message = {
  method: "POST",
  authority: "Shop.example",
  path: "/ucp/v1/checkout-sessions",
  query: "",
  header: (name: string) => headers[name] ?? null,
};

test("what is signed is written line by line", () => {
  const components = ["@method", "@authority", "@path", "content-digest"];
  const input = signatureInput(components, "key-1", 12);
  expect(signatureBase(components, input, message)).toBe(
    [
      '"@method": POST',
      '"@authority": shop.example',
      '"@path": /ucp/v1/checkout-sessions',
      '"content-digest": sha-256=:x:',
      '"@signature-params": ("@method" "@authority" "@path" "content-digest");created=12;keyid="key-1"',
    ].join("\n"),
  );
});

test("a message without a component cannot be signed by it", () => {
  expect(signatureBase(["ucp-agent"], "", message)).toBeNull();
});

test("a signature is read with its key and its times", () => {
  const input = signatureInput(["@method", "@path"], "key-1", 12);
  expect(readSignature(`sig1=${input};expires=20`, "sig1=:AAAA:")).toEqual({
    components: ["@method", "@path"],
    keyId: "key-1",
    input: `${input};expires=20`,
    signature: "AAAA",
    algorithm: null,
    createdS: 12,
    expiresS: 20,
  });
  expect(readSignature("sig1=()", "sig1=:AAAA:")).toBeNull();
  expect(readSignature(`sig1=${input}`, "sig2=:AAAA:")).toBeNull();
});

test("a request signs all that it has", () => {
  expect(neededComponents(message, true)).toEqual([
    "@method",
    "@authority",
    "@path",
    "content-digest",
    "content-type",
  ]);
  expect(neededComponents({ ...message, query: "?a=1" }, false)).toContain("@query");
});
