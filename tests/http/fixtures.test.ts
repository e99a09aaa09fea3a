import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "./demo-listener";
import type { Send } from "./runner/answer";
import { htmlProblems } from "./runner/html-problems";
import { parseHttpFile } from "./runner/parse-http-file";
import { runStep, startWalk, type Walk } from "./runner/run-step";
import { sendWithoutNetwork } from "./runner/send-without-network";

const folder = join(import.meta.dirname, "requests");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".http"))
  .map((path) => ({ name: basename(path), file: parseHttpFile(readFileSync(join(folder, path), "utf8")) }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const grace = { email: "grace@example.com", password: "a quiet harbor", firstName: "Grace" };

let demo: DemoListener;
/** What files cannot know: the links by which admin.http and office-settings.http begin. */
const given: Record<string, string> = {};
beforeAll(async () => {
  demo = await openDemoListener();
  // The customer that accounts.http signs in as.
  await demo.addCustomer("harbor", grace);
  given.invitation = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  given.settings_invitation = await demo.inviteOwner("harbor", { email: "mara@example.com", name: "Mara" });
});
afterAll(() => demo?.close());

/** Each page once, by its address without its query and whether it is an error. */
const pages = new Map<string, string>();

/** Keeps the pages that are answered. */
const keeping =
  (send: Send): Send =>
  async (request) => {
    const answer = await send(request);
    const { host, pathname } = request.url;
    if (answer.headers["content-type"]?.startsWith("text/html") && answer.body)
      pages.set(`${host}${pathname} ${answer.status}`, answer.body);
    return answer;
  };

describe.each(files)("$name", ({ file }) => {
  let walk: Walk;
  beforeAll(() => {
    const variables = Object.fromEntries(
      Object.entries(file.variables).map(([name, value]) => [name, given[name] ?? value]),
    );
    walk = startWalk({ ...file, variables }, keeping(sendWithoutNetwork(demo.listener)));
  });

  test.each(file.steps)("$name (line $line)", async (step) => {
    expect(await runStep(walk, step)).toEqual([]);
  });
});

test("every page that was answered is valid HTML", () => {
  const problems = [...pages].flatMap(([page, html]) =>
    htmlProblems(html).map((problem) => `${page}: ${problem}`),
  );
  expect(pages.size).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
