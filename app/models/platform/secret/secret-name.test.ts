import { describe, expect, test } from "vitest";
import { hasSecrets, isSecretName, maxSecretLength, secretsSchema } from "./secret-name";

describe("secrets.json", () => {
  test("accepts known names, with empty values too", () => {
    const secrets = { "recaptcha.secret_key": "hush", "payment.stripe.secret_key": "" };
    expect(secretsSchema.parse(secrets)).toEqual(secrets);
  });
  test.each([
    ["an unknown name", { "recaptcha.key": "hush" }],
    ["a number", { "recaptcha.secret_key": 7 }],
    ["a text longer than any key", { "recaptcha.secret_key": "x".repeat(maxSecretLength + 1) }],
  ])("refuses %s", (_what, secrets) => {
    expect(secretsSchema.safeParse(secrets).success).toBe(false);
  });
});

test.each([
  ["payment.paypal.client_secret", true],
  ["payment.paypal", false],
  ["__proto__", false],
  ["", false],
])("'%s' is the name of a secret: %s", (text, expected) => {
  expect(isSecretName(text)).toBe(expected);
});

test.each([
  [[], true],
  [["recaptcha.secret_key"], true],
  [["recaptcha.secret_key", "payment.stripe.secret_key"], false],
] as const)("a shop with the captcha's key has all of %j: %s", (names, expected) => {
  expect(hasSecrets({ secretNames: ["recaptcha.secret_key"] }, ...names)).toBe(expected);
});
