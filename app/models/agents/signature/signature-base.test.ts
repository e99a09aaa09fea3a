import { describe, expect, test } from "vitest";
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

test.each([
  ["@query", { ...message, query: "?a=1" }, "?a=1"],
  ["@status", { ...message, status: 200 }, "200"],
  ["content-type", { ...message, header: () => "  text/plain " }, "text/plain"],
])("%s is signed as it is sent, without spaces around", (component, sent, value) => {
  expect(signatureBase([component], "()", sent)).toBe(`"${component}": ${value}\n"@signature-params": ()`);
});

test.each(["ucp-agent", "@query", "@status", "@target-uri"])(
  "a message without %s cannot be signed by it",
  (component) => {
    expect(signatureBase([component], "", message)).toBeNull();
  },
);

test.each(["@method", "@authority", "@path"])("an answer has no %s", (component) => {
  expect(signatureBase([component], "", { status: 200, header: () => "x" })).toBeNull();
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
});

describe("of the headers of a signature", () => {
  const input = '("@method")';
  const read = (parameters: string, after = "") =>
    readSignature(`sig1=${input};keyid="k"${parameters}${after}`, "sig1=:AA+/==:");

  test("the first counts, and what it signs ends where the next begins", () => {
    const first = read(";created=1", ',  sig2=("@path");keyid="other"');
    expect(first).toMatchObject({ keyId: "k", components: ["@method"], signature: "AA+/==" });
    expect(first?.input).toBe(`${input};keyid="k";created=1`);
    expect(read("", ',b_2.x-=("@path")')?.input).toBe(`${input};keyid="k"`);
    expect(read("", ", b")?.input).toBe(`${input};keyid="k", b`);
  });

  test("spaces between components and around the header do not count", () => {
    expect(readSignature('  s=("@method"   "@path" x);keyid="k"', "s=:A:")).toMatchObject({
      components: ["@method", "@path"],
      input: '("@method"   "@path" x);keyid="k"',
    });
  });

  test("the algorithm and times are read, and times that are no seconds are none", () => {
    expect(read(';alg="ecdsa-p256-sha256"')?.algorithm).toBe("ecdsa-p256-sha256");
    expect(read(";created=123456789012")?.createdS).toBe(123_456_789_012);
    for (const text of ["1234567890123", "-1", "1.5", "x1", "1x", '"1"'])
      expect([text, read(`;created=${text}`)?.createdS]).toEqual([text, null]);
  });

  test.each([
    ["", "sig1=:AA:"],
    ["sig1=()", "sig1=:AA:"],
    [`sig1=${input};keyid=""`, "sig1=:AA:"],
    [`sig1=${input};keyid="k"`, ""],
    [`sig1=${input};keyid="k"`, "sig2=:AA:"],
    [`sig1=${input};keyid="k"`, "sig1=AA"],
    [`sig1=${input};keyid="k"`, "sig1=x:AA:"],
    [`sig1=${input};keyid="k"`, "sig1=:AA:x"],
    [`sig1=${input};keyid="k"`, "SIG"],
    ['sig1="@method";keyid="k"', "sig1=:AA:"],
    ['sig1=x("@method");keyid="k"', "sig1=:AA:"],
    ['sig1=("@method")x;keyid="k"', "sig1=:AA:"],
  ])("%j with %j is none", (inputHeader, signatureHeader) => {
    expect(readSignature(inputHeader, signatureHeader)).toBeNull();
  });
});

test("a request signs all that it has", () => {
  expect(neededComponents(message, true)).toEqual([
    "@method",
    "@authority",
    "@path",
    "content-digest",
    "content-type",
  ]);
  const told = { ...message, query: "?a=1", header: () => "x" };
  expect(neededComponents(told, false)).toEqual([
    "@method",
    "@authority",
    "@path",
    "@query",
    "ucp-agent",
    "idempotency-key",
  ]);
});
