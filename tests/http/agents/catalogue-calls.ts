import { describe, expect, test } from "vitest";
import type { SimulatedAgent, UcpBody } from "./simulated-agent";
import { ucpProblems } from "./ucp-schemas";

const codesOf = ({ messages }: UcpBody) => messages.map(({ code }) => code);

/** What an agent reads of the catalogue by the Universal Commerce Protocol. */
export function describeCatalogue(agentAt: () => SimulatedAgent): void {
  describe("an agent reads the catalogue", () => {
    type Listed = { id: string; variants: { id: string; inputs?: object[] }[] };
    type Catalogue = { products: Listed[]; product: Listed; pagination: { cursor?: string } };
    const ask = async (call: "search" | "lookup" | "product", sent: object) => {
      const { status, body } = await agentAt().call("POST", `/catalog/${call}`, sent);
      return { status, problems: ucpProblems(call, body), body: body as unknown as Catalogue & UcpBody };
    };

    test("page by page, as the protocol describes it", async () => {
      const first = await ask("search", { filters: { price: { min: 1 } }, pagination: { limit: 3 } });
      expect(first).toMatchObject({ status: 200, problems: [] });
      const { cursor } = first.body.pagination;
      const next = await ask("search", { filters: { price: { min: 1 } }, pagination: { cursor } });
      expect(next).toMatchObject({ status: 200, problems: [] });
      const seen = [...first.body.products, ...next.body.products].map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(3);
    });

    test("of words and categories", async () => {
      const { body, problems } = await ask("search", { query: "mug" });
      expect(problems).toEqual([]);
      expect(body.products.map(({ id }) => id)).toContain("MUG-104");
      const elsewhere = await ask("search", { query: "mug", filters: { categories: ["no-such-category"] } });
      expect(elsewhere.body.products).toEqual([]);
    });

    test("by identifiers, but for what its owner keeps back", async () => {
      const { body, problems } = await ask("lookup", { ids: ["MUG-104", "TBL-105", "MUG-104"] });
      expect(problems).toEqual([]);
      expect(body.products).toMatchObject([
        { id: "MUG-104", variants: [{ inputs: [{ id: "MUG-104", match: "exact" }] }] },
      ]);
      expect(body.messages).toEqual([{ type: "info", code: "not_found", content: "TBL-105" }]);
      const many = await ask("lookup", { ids: Array.from({ length: 51 }, (_, at) => `SKU-${at}`) });
      expect(many).toMatchObject({ status: 400, body: { code: "request_too_large" } });
    });

    test("product by product", async () => {
      const found = await ask("product", { id: "MUG-104" });
      expect(found).toMatchObject({ problems: [], body: { product: { id: "MUG-104" } } });
      const { status, body } = await ask("product", { id: "TBL-105" });
      expect({ status, problems: ucpProblems("error", body) }).toEqual({ status: 200, problems: [] });
      expect(codesOf(body)).toEqual(["not_found"]);
    });
  });
}
