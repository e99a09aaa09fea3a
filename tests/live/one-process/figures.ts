import { expect, test } from "vitest";
import { orderOf, Shopper } from "../harness/shopper";
import type { OneProcess } from "./one-process";

/** Figures and log lines of a process that has answered nobody yet. */
export function figures(site: OneProcess): void {
  const figure = (series: string) => site.figure(series);

  test("what shoppers do is counted, by route and shop, and so are orders, jobs, caches and connections", async () => {
    const shopper = new Shopper(site.server.send);
    for (let look = 0; look < 3; look++) await shopper.get("/tide-mug");
    await shopper.add(await shopper.productId("tide-mug"));
    expect(orderOf(await shopper.place(await shopper.fillCheckout()))).not.toBeNull();

    const requests = (route: string, method: string, status: number) =>
      figure(
        `awning_http_requests_total{route="${route}",shop="harbor",method="${method}",status="${status}"}`,
      );
    await expect.poll(() => requests("checkout/cart", "POST", 303)).toBe(1);
    expect(await requests("page", "GET", 200)).toBe(4);
    expect(await figure('awning_http_request_duration_seconds_count{route="checkout/cart"}')).toBe(1);
    expect(await figure('awning_cache_lookups_total{cache="pages",result="hit"}')).toBeGreaterThan(0);
    expect(await figure('awning_orders_placed_total{shop="harbor"}')).toBeGreaterThan(0);
    // A mean of what was seen since the last look: a look right after another has seen nothing.
    await expect.poll(() => figure("nodejs_eventloop_lag_mean_seconds")).toBeGreaterThan(0);
    expect(await figure('awning_database_connections{pool="requests",state="idle"}')).toBeGreaterThan(0);
    expect(await figure("awning_database_up")).toBe(1);
    const sent = 'awning_jobs_done_total{task="send-order-mail",result="success"}';
    await expect.poll(() => figure(sent)).toBe(1);
  });

  test("invented hosts and paths make no new series", async () => {
    const series = async () => {
      const text = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text();
      return text.split("\n").filter((line) => line.startsWith("awning_http_requests_total")).length;
    };
    const ask = (name: string) =>
      site.server.send({
        method: "GET",
        url: new URL(`http://${name}.example/${name}/${name}`),
        headers: {},
        body: "",
      });
    await ask("first");
    await expect
      .poll(() => figure('awning_http_requests_total{route="page",shop="none",method="GET",status="404"}'))
      .toBe(1);
    const before = await series();
    for (let count = 0; count < 20; count++) await ask(`junk-${count}`);
    expect(await series()).toBe(before);
  });

  test("the shops' own port has no figures", async () => {
    const url = new URL("http://harbor.localhost/metrics");
    const { body } = await site.server.send({ method: "GET", url, headers: {}, body: "" });
    expect(body).not.toContain("awning_http_requests_total");
  });

  test("each request is one line of JSON with the id of its answer, without what was typed", async () => {
    const url = new URL("http://harbor.localhost/search?q=secret-wish");
    const { headers } = await site.server.send({
      method: "GET",
      url,
      headers: { cookie: "s=secret-cookie" },
      body: "",
    });
    const line = () =>
      site.server
        .output()
        .split("\n")
        .find((one) => one.includes(`"${headers["x-request-id"]}"`) && one.includes('"message":"request"'));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? "")).toMatchObject({
      level: "info",
      path: "/search",
      shop: "harbor",
      status: 200,
      client: "127.0.0.0/24",
    });
    expect(site.server.output()).not.toMatch(/secret-wish|secret-cookie|ada@example\.com/);
    // The first lines, too: whoever reads the log reads JSON alone.
    const lines = site.server.output().trim().split("\n");
    expect(lines.filter((one) => !one.startsWith("{"))).toEqual([]);
  });
}
