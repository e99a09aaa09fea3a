import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { keepOfficeApart } from "./keep-office-apart.server";

const token = "t".repeat(43);
const cookie = `awning_session=s; awning_staff=${token}; awning_staff_begun=${token}; awning_staff_device=d`;

function seenAt(host: string, officeDomain: string | undefined): string | undefined {
  let seen: string | undefined;
  const see = (req: IncomingMessage) => {
    seen = req.headers.cookie;
  };
  const listener = keepOfficeApart(see, { officeDomain });
  listener({ headers: { host, cookie } } as IncomingMessage, {} as ServerResponse);
  return seen;
}

test("a shop's own host sees no session of staff (rule hosts-10)", () => {
  expect(seenAt("harbor.example", "admin.shops.example")).toBe("awning_session=s; awning_staff_device=d");
});

test.each([
  ["the office's host", "harbor.admin.shops.example", "admin.shops.example"],
  ["one host for both", "harbor.example", undefined],
])("%s sees it", (_what, host, officeDomain) => {
  expect(seenAt(host, officeDomain)).toBe(cookie);
});
