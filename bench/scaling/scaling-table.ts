import { assumed, busyHour, type LoadCase, saleOpening } from "./load-case";
import type { Costs } from "./measured-costs";
import { type Needs, scalingModel } from "./scaling-model";

const number = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
const gigabytes = (bytes: number) => `${number.format(bytes / 1e9)} GB`;

const rows: [string, (needs: Needs, load: LoadCase) => string][] = [
  ["tenants, products", (_, load) => `${number.format(load.tenants)}, ${number.format(load.products)}`],
  ["orders a minute", (_, load) => number.format(load.ordersAMinute)],
  ["pages a second", (needs) => number.format(needs.pagesASecond)],
  ["adds a second", (needs) => number.format(needs.addsASecond)],
  ["processors for Awning", (needs) => number.format(needs.appCores)],
  [`nodes of ${assumed.coresOfANode} processors, one to spare`, (needs) => number.format(needs.appNodes)],
  ["memory of a process", (needs) => gigabytes(needs.processBytes)],
  ["memory of a node", (needs) => gigabytes(needs.nodeBytes)],
  ["processors for PostgreSQL's primaries", (needs) => number.format(needs.databaseCores)],
  [
    `clusters of three, ${assumed.coresOfADatabase} processors each`,
    (needs) => number.format(needs.databaseClusters),
  ],
  ["products in PostgreSQL", (needs) => gigabytes(needs.databaseBytes)],
  ["pictures in the object store", (needs) => gigabytes(needs.pictureBytes)],
  ["log to each follower", (needs) => `${number.format(needs.replicationBytesASecond / 1e6)} MB/s`],
  ["connections without a pooler", (needs) => number.format(needs.connections)],
  ["machines and pictures, USD a month", (needs) => number.format(needs.usdAMonth)],
];

/** The needs of both loads side by side, as a Markdown table. */
export function scalingTable(costs: Costs): string {
  const loads = [busyHour, saleOpening];
  const columns = loads.map((load) => ({ load, needs: scalingModel(load, costs) }));
  return [
    `| | ${loads.map(({ title }) => title).join(" | ")} |`,
    "|---|--:|--:|",
    ...rows.map(
      ([name, textOf]) =>
        `| ${name} | ${columns.map(({ load, needs }) => textOf(needs, load)).join(" | ")} |`,
    ),
  ].join("\n");
}

/** What the model reads from the bench, as a Markdown table. */
export function costsTable(costs: Costs): string {
  const ms = (value: number) => `${number.format(value)} ms`;
  const texts: [string, string][] = [
    ["a page from the page cache", ms(costs.cachedPage)],
    ["a page for a visitor with a cart", ms(costs.cartPage)],
    ["a page made anew", ms(costs.freshPage)],
    ["an add, in node", ms(costs.add)],
    ["an add, in PostgreSQL", ms(costs.addInDatabase)],
    ["an order, whole machine", ms(costs.order)],
    ["a purchase with three adds, in PostgreSQL", ms(costs.purchaseInDatabase)],
    ["a product in the index", `${number.format(costs.indexOfAProduct)} bytes`],
    ["a process under load", gigabytes(costs.process)],
  ];
  return ["| what | costs |", "|---|--:|", ...texts.map(([name, text]) => `| ${name} | ${text} |`)].join(
    "\n",
  );
}
