import { expect, test } from "vitest";
import { testActing } from "../audit/actor-fixture.server";
import { checkDomain } from "./check-domain.server";
import type { DomainLookup } from "./look-up-domain.server";

/** A server at 203.0.113.7, at which `www.acme.example` is, and another domain is not. */
const asked: string[] = [];
const lookup: DomainLookup = {
  async dns(domain) {
    const addresses = domain === "old.acme.example" ? ["198.51.100.1"] : ["203.0.113.7"];
    return { cname: null, addresses };
  },
  async certificate(domain, port) {
    asked.push(`${domain}:${port}`);
    return { isTrusted: true, endsAt: new Date("2026-12-31T00:00:00Z"), issuer: "Let’s Encrypt" };
  },
};

const at = (publicScheme: "http" | "https") =>
  ({
    tenant: { id: "1" },
    shop: {
      id: "1",
      tenant: { id: "1" },
      type: "essential",
      code: "acme",
      sellerId: "1",
      domains: ["www.acme.example", "old.acme.example"],
    },
    actor: testActing,
    now: () => new Date("2026-12-01T00:00:00Z"),
    config: { baseDomain: "shops.example", publicScheme, publicPort: 443 },
  }) as unknown as Parameters<typeof checkDomain>[0];

test("a domain that leads here is asked for its certificate, another is not (rule hosts-11)", async () => {
  expect(await checkDomain(at("https"), "www.acme.example", lookup)).toEqual({
    state: "here",
    text: "It leads to this shop.",
    certificate: "Valid for 30 more days, from Let’s Encrypt.",
  });
  expect(await checkDomain(at("https"), "old.acme.example", lookup)).toMatchObject({
    state: "elsewhere",
    certificate: "Made once the domain leads here.",
  });
  expect(asked).toEqual(["www.acme.example:443"]);
});

test("a server that speaks http has no certificates, and a domain of someone else is not checked", async () => {
  const answer = await checkDomain(at("http"), "www.acme.example", lookup);
  expect(answer.certificate).toBe("This server speaks http, without certificates.");
  await expect(checkDomain(at("https"), "evil.example", lookup)).rejects.toMatchObject({ code: "not_found" });
});
