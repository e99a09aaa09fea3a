import { expect, test } from "vitest";
import { isLastMethod, loginMethodRows } from "./login-methods";

const google = { provider: "google", email: "ada@example.com", lastUsedAt: new Date(0) } as const;
const apple = { provider: "apple", email: null, lastUsedAt: new Date(0) } as const;

test.each([
  ["nothing is offered or linked", { hasPassword: true, linked: [], offered: [] }, []],
  ["a service is offered", { hasPassword: true, linked: [], offered: ["google"] }, [["google", "link"]]],
  [
    "a service is linked beside a password",
    { hasPassword: true, linked: [google], offered: ["google"] },
    [["google", "unlink"]],
  ],
  [
    "a service is the only way",
    { hasPassword: false, linked: [google], offered: ["google"] },
    [["google", "last"]],
  ],
  [
    "two services are linked",
    { hasPassword: false, linked: [google, apple], offered: ["google", "apple"] },
    [
      ["google", "unlink"],
      ["apple", "unlink"],
    ],
  ],
  [
    "the other linked service is no longer offered",
    { hasPassword: false, linked: [google, apple], offered: ["google"] },
    [
      ["google", "last"],
      ["apple", "unlink"],
    ],
  ],
] as const)("when %s", (_name, methods, expected) => {
  expect(
    loginMethodRows({ ...methods, passkeyCount: 0 }).map(({ provider, action }) => [provider, action]),
  ).toEqual(expected);
});

test.each([
  ["the only passkey without a password", { hasPassword: false, passkeyCount: 1 }, "passkey", true],
  ["one of two passkeys", { hasPassword: false, passkeyCount: 2 }, "passkey", false],
  ["a passkey beside a password", { hasPassword: true, passkeyCount: 1 }, "passkey", false],
  ["the only service", { hasPassword: false, passkeyCount: 0 }, "google", true],
  ["a service beside a passkey", { hasPassword: false, passkeyCount: 1 }, "google", false],
] as const)("%s is the last way to sign in, or not", (_name, methods, removed, isLast) => {
  const linked = removed === "google" ? [google] : [];
  expect(isLastMethod({ ...methods, linked, offered: ["google"] }, removed)).toBe(isLast);
});
