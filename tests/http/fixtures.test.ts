import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { parseHttpFile } from "./runner/parse-http-file";
import { runStep, startWalk, type Walk } from "./runner/run-step";
import { sendWithoutNetwork } from "./runner/send-without-network";

const folder = join(import.meta.dirname, "requests");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".http"))
  .map((name) => ({ name, file: parseHttpFile(readFileSync(join(folder, name), "utf8")) }));

const grace = { email: "grace@example.com", password: "a quiet harbor", firstName: "Grace" };

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
  // The customer that accounts.http signs in as.
  await demo.addCustomer("harbor", grace);
});
afterAll(() => demo?.close());

describe.each(files)("$name", ({ file }) => {
  let walk: Walk;
  beforeAll(() => {
    walk = startWalk(file, sendWithoutNetwork(demo.listener));
  });

  test.each(file.steps)("$name (line $line)", async (step) => {
    expect(await runStep(walk, step)).toEqual([]);
  });
});
