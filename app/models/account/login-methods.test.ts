import { expect, test } from "vitest";
import { loginMethodRows } from "./login-methods";

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
  expect(loginMethodRows(methods).map(({ provider, action }) => [provider, action])).toEqual(expected);
});
