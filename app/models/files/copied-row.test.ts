import { describe, expect, test } from "vitest";
import { copiedKey, copiedRow } from "./copied-row";

const old = "11111111-1111-4111-8111-111111111111";
const own = "22222222-2222-4222-8222-222222222222";
const names = {
  ids: new Map([[old, own]]),
  from: "acme",
  to: { code: "acme-2", domain: "two.example" },
};
const copied = (table: string, line: string) => copiedRow(table, line, names);

describe("a row of a copied shop (rule hosting-11)", () => {
  test("has the copy's ids wherever they stand, and numbers as they are", () => {
    expect(copied("audit_log", `{"id": 9007199254740993, "actor": {"tenantId": "${old}"}}`)).toBe(
      `{"id": 9007199254740993, "actor": {"tenantId": "${own}"}}`,
    );
  });

  test("names the copy's own pictures and files", () => {
    expect(copied("products", '{"images": [{"url": "/media/acme/1-2x3"}], "slug": "acme/teas"}')).toBe(
      '{"images": [{"url": "/media/acme-2/1-2x3"}], "slug": "acme/teas"}',
    );
    expect(copied("form_files", '{"stored_as": "acme/form-submissions/1.pdf"}')).toBe(
      '{"stored_as": "acme-2/form-submissions/1.pdf"}',
    );
    expect(copiedKey("media/acme/1.webp", names)).toBe("media/acme-2/1.webp");
    expect(copiedKey("media/other/1.webp", names)).toBe("media/other/1.webp");
  });

  test("is a shop that is shut, with its own code and no address of the original", () => {
    const shop = {
      code: "acme",
      frontend_status: true,
      settings: { general: { app: { base_url: "x", name: "A" } } },
    };
    expect(JSON.parse(copied("shops", JSON.stringify(shop)) ?? "")).toEqual({
      code: "acme-2",
      frontend_status: false,
      settings: { general: { app: { base_url: "", name: "A" } } },
    });
  });

  test("leads from one domain, the one that was given", () => {
    expect(copied("shop_domains", '{"domain": "acme.example", "is_primary": true}')).toContain("two.example");
    expect(copied("shop_domains", '{"domain": "www.acme.example", "is_primary": false}')).toBeNull();
  });

  test("is an order that is not canceled for its payment, which the original waits for", () => {
    expect(copied("orders", '{"id": "1", "reserved_until": "2026-01-15T12:00:00+00:00"}')).toBe(
      '{"id": "1", "reserved_until": null}',
    );
  });
});
