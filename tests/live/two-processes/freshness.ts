import { beforeEach, describe, expect, test } from "vitest";
import type { Answer, Send } from "../../http/runner/answer";
import { seenText } from "../../http/runner/page";
import { smallShop } from "../../support/shop-folder";
import { until } from "../harness/until";
import { ask, visit } from "../harness/visit";
import type { TwoProcesses } from "./two-processes";

const origin = "http://corner.localhost";

/** Where a shop shows what it sells. */
const places: Record<string, (send: Send) => Promise<Answer>> = {
  product: (send) => visit(send, `${origin}/mug`),
  listing: (send) => visit(send, `${origin}/kitchen`),
  search: (send) => visit(send, `${origin}/search?q=MUG`),
  api: (send) =>
    ask(
      send,
      origin,
      `{ product(slug: "mug") { name final_price salableQty } category(slug: "kitchen") { name }
         initSettings { settings { general { app { name } } } } }`,
    ),
};

const isKept = ({ headers }: Answer) => headers["server-timing"] === 'cache;desc="page"';
/** A page of the shop that shows no goods. */
const about = (send: Send) => visit(send, `${origin}/about`);

/** What a shop shows follows its files at once, and nothing else is asked for anew. */
export function freshness(both: TwoProcesses): void {
  beforeEach(async () => {
    await both.apply();
    // Every place is remembered by both before anything changes.
    for (const { send } of both.servers) {
      for (const look of [about, places.product, places.listing, places.search])
        if (look) await until(() => look(send), isKept, "a kept page");
      await places.api?.(send);
    }
  });

  /** Changes the shop's files and waits until both processes show it wherever it is to be seen. */
  async function shows(changes: Record<string, unknown>, wanted: Record<string, string>): Promise<void> {
    await both.apply(changes);
    for (const { send } of both.servers)
      for (const [place, text] of Object.entries(wanted)) {
        const look = places[place];
        if (!look) throw new Error(`nothing is called ${place}`);
        const isThere = ({ body }: Answer) => body.includes(text) || seenText(body).includes(text);
        await until(() => look(send), isThere, `${text} (${place})`);
      }
  }

  /** Nothing dropped the page that shows nothing of it: the very next answer comes from memory. */
  async function othersWereKept(): Promise<void> {
    for (const { send } of both.servers) expect(isKept(await about(send))).toBe(true);
  }

  const products = async (from: string, to: string) => {
    const text = String((await smallShop())["products.csv"]);
    expect(text).toContain(from);
    return { "products.csv": text.replace(from, to) };
  };

  describe("on both processes, with other pages kept, shows", () => {
    test("another price", async () => {
      const price = { product: "$17.25", listing: "$17.25", search: "$17.25", api: '"final_price":17.25' };
      await shows(await products("24,19.5", "24,17.25"), price);
      await othersWereKept();
    });

    test("that the last piece is gone", async () => {
      const gone = "Sold out";
      await shows(await products(",10,3:18", ",0,3:18"), {
        product: "Out of Stock",
        listing: gone,
        search: gone,
        api: '"salableQty":0',
      });
      await othersWereKept();
    });

    test("another name of a product", async () => {
      const text = String((await smallShop())["products.csv"]);
      const named = text.replace("attr:material", "attr:material,slug").replace("MUG,Mug", "MUG,Beaker");
      const file = named.replace("stoneware", "stoneware,mug").replace(/,,$/gm, ",,,");
      const name = "Beaker";
      await shows({ "products.csv": file }, { product: name, listing: name, search: name, api: name });
      await othersWereKept();
    });

    test("another name of a category", async () => {
      const [kitchen, mugs] = (await smallShop())["categories.json"] as [object, object];
      const name = "Galley";
      await shows(
        { "categories.json": [{ ...kitchen, name }, mugs] },
        { product: name, listing: name, api: name },
      );
      await othersWereKept();
    });
  });

  test("on both processes, shows another name of the shop everywhere", async () => {
    const name = "Corner and Daughters";
    const shop = { code: "corner", name: "Corner", domains: ["corner.localhost"] };
    const settings = { general: { app: { name } } };
    await shows(
      { "shop.json": { ...shop, settings } },
      { product: name, listing: name, search: name, api: name },
    );
  });
}
