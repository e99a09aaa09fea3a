import { expect, test } from "vitest";
import { hasLongTests } from "../../support/runs/long-tests";
import { smallShop } from "../../support/shop-folder";
import { Shopper } from "../harness/shopper";
import { until } from "../harness/until";
import { visit } from "../harness/visit";
import type { TwoProcesses } from "./two-processes";

const home = "http://corner.localhost";
const settings = {
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
  payment: {
    offline: [{ code: "check", title: "Check" }],
  },
};

/** How often the folder is applied, and how many pieces its file counts more each time. */
const applies = hasLongTests ? 4 : 2;
const more = 25;

/** The folder at one of its applies: other words, another category's name, and more pieces of the plate. */
async function folderAt(turn: number): Promise<Record<string, unknown>> {
  const [kitchen, mugs] = (await smallShop())["categories.json"] as [object, object];
  const shop = { code: "corner", name: "Corner", domains: ["corner.localhost"] };
  return {
    "shop.json": { ...shop, settings: { ...settings, general: { app: { name: `Corner ${turn}` } } } },
    "categories.json": [{ ...kitchen, name: `Kitchen ${turn}` }, mugs],
    "products.csv": `sku,name,slug,price,categories,qty\nPLATE,Plate no ${turn},plate,12,kitchen,${1000 + turn * more}\n`,
  };
}

/** Applies while shoppers buy: nothing waits for ever, fails or is counted wrong. */
export function applying(both: TwoProcesses): void {
  test("a folder is applied again and again while shoppers look, add and order", async () => {
    await both.apply(await folderAt(0));
    for (const { send } of both.servers)
      await until(
        () => visit(send, `${home}/plate`),
        ({ body }) => body.includes("Plate no 0"),
        "the folder",
      );
    const statuses: number[] = [];
    let ordered = 0;
    let isApplied = false;
    /** A guest after the other, until the last apply has ended; at least one of them orders. */
    const shop = async (at: number) => {
      let own = 0;
      do {
        const shopper = new Shopper(async (request) => {
          const answer = await (both.servers[at % 2] ?? both.servers[0]).send(request);
          statuses.push(answer.status);
          return answer;
        }, home);
        for (const path of ["/", "/kitchen", "/plate"]) await shopper.get(path);
        await shopper.add(await shopper.productId("plate"));
        const { status } = await shopper.place(await shopper.fillCheckout("ada@example.com", "check"));
        if (status === 303) own += 1;
      } while (!isApplied || own === 0);
      ordered += own;
    };
    const apply = async () => {
      for (let turn = 1; turn <= applies; turn++) await both.apply(await folderAt(turn));
      isApplied = true;
    };
    await Promise.all([apply(), shop(0), shop(1)]);

    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(ordered).toBeGreaterThanOrEqual(2);
    expect(await both.stockOf("PLATE")).toEqual({
      onHand: 1000 + applies * more,
      reserved: ordered,
      ordered,
    });
  });
}
