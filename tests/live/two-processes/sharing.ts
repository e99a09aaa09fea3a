import { expect, test } from "vitest";
import type { Send } from "../../http/runner/answer";
import { seenText } from "../../http/runner/page";
import { select } from "../../http/runner/select";
import { Shopper } from "../harness/shopper";
import { until } from "../harness/until";
import { visit } from "../harness/visit";
import type { TwoProcesses } from "./two-processes";

/** Asks again and again until anybody reads a text at an address. */
const untilShown = (send: Send, address: string, text: string) =>
  until(
    () => visit(send, address),
    ({ body }) => seenText(body).includes(text),
    text,
  );

/** What one process does is there at the other. */
export function sharing(both: TwoProcesses): void {
  test("a shop applied beside running servers shows on all of them", async () => {
    expect(await both.applyByCommand()).toMatch(/Products: 3 added/);
    for (const { send } of both.servers) await untilShown(send, "http://corner.localhost/mug", "$19.50");
  });

  test("what a shopper takes at one process is gone at the other", async () => {
    const [first, second] = both.servers;
    const address = "http://harbor.localhost/lighthouse-mug";
    await untilShown(second.send, address, "Only 3 in Stock");
    const shopper = new Shopper(first.send);
    await shopper.add(await shopper.productId("lighthouse-mug"));
    await shopper.place(await shopper.fillCheckout());
    await untilShown(second.send, address, "Only 2 in Stock");
  });

  test("a guest goes on shopping at whatever process answers", async () => {
    const [first, second] = both.servers;
    const shopper = new Shopper(first.send);
    await shopper.add(await shopper.productId("harbor-carafe"), 2);
    expect(await shopper.at(second.send).cartText()).toContain("2 items");
  });

  test("a shared page never shows anybody's cart", async () => {
    const [{ send }] = both.servers;
    const shopper = new Shopper(send);
    const id = await shopper.productId("harbor-carafe");
    await shopper.add(id, 3);
    const addresses = ["/", "/kitchen", "/harbor-carafe"];
    const cartOf = (body: string) =>
      select(body, 'a[aria-label^="Cart, "]').map(({ attribs }) => attribs["aria-label"]);
    for (const path of [...addresses, ...addresses]) {
      const own = await shopper.get(path);
      const stranger = await new Shopper(send).get(path);
      expect(cartOf(own.body)).toEqual(["Cart, 3 items"]);
      expect(cartOf(stranger.body)).toEqual(["Cart, 0 items"]);
      expect(stranger.setCookies).toEqual([]);
    }
  });
}
