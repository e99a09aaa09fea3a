import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formSubmissions } from "~/tables/content/forms";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { readConfig } from "../../platform/config/read-config.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { ofShop } from "../../shops/context/of-shop.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { sendFormMailJob } from "../jobs/send-form-mail.server";
import { answerContactUs } from "./answer-contact-us.server";
import type { FormContext } from "./form-context.server";
import { openFormShop } from "./form-fixture.server";

let database: TestDatabase;
let ctx: FormContext;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ctx = {
    ...(await openFormShop(database.db)),
    config: readConfig({ NODE_ENV: "test" }),
  };
});
afterAll(() => database?.drop());

const kept = () => database.db.select().from(formSubmissions).where(ofShop(formSubmissions, ctx));

async function send(fields: unknown, type = "application/json") {
  const body =
    type === "application/json"
      ? JSON.stringify(fields)
      : new URLSearchParams(fields as Record<string, string>);
  const headers = { "Content-Type": type };
  const request = new Request("https://harbor.example/api/customer/contact-us", {
    method: "POST",
    headers,
    body,
  });
  const response = await answerContactUs(ctx, request);
  return { status: response.status, ...((await response.json()) as { success: boolean; message: string }) };
}

const message = { name: "Ada", email: "ada@example.com", message: "Hello", email_to: "stranger@example.com" };

test.each(["application/json", "application/x-www-form-urlencoded"])(
  "a message as %s is kept",
  async (type) => {
    expect(await send(message, type)).toMatchObject({ status: 200, success: true });
    expect(await kept()).toMatchObject([
      {
        attributeName: "contact-us",
        source: "Website Signup(Contact us)",
        content: [
          { wuid: "name", value: "Ada" },
          { wuid: "email", value: "ada@example.com" },
          { wuid: "message", value: "Hello" },
        ],
      },
    ]);
  },
);

test("it is mailed to the shop, once, and never to a stranger", async () => {
  await send(message);
  const { rows } = await database.pool.query(
    "select payload from graphile_worker._private_jobs where payload->>'shopId' = $1 and payload->>'submissionId' is not null",
    [ctx.shop.id],
  );
  const dataDir = await mkdtemp(join(tmpdir(), "awning-mail-"));
  const deps = {
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    originOf: () => "https://harbor.example",
    secret: "s".repeat(32),
    box: testBox,
    config: noProviderConfig,
    dataDir,
    fileStore: createDiskStore(dataDir),
    smtpUrl: undefined,
    jobName: "send-form-mail" as const,
    handlers: ctx.handlers,
  };
  for (const _ of [1, 2]) await sendFormMailJob(deps, rows[0]?.payload);
  const names = (await readdir(join(dataDir, "mail"))).filter((name) => name.endsWith(".html"));
  const [page = ""] = await Promise.all(names.map((name) => readFile(join(dataDir, "mail", name), "utf8")));
  await rm(dataDir, { recursive: true });
  expect(names).toHaveLength(1);
  expect(page).toContain("Hello");
  expect(page).not.toContain("stranger@example.com");
});

test.each([
  [{ email: "ada", message: "Hello" }, "Please enter a valid email address"],
  [{ email_to: "x@example.com" }, "Please write something."],
  [[], "Please write something."],
  [null, "Send the fields as an object."],
  [{ message: "x".repeat(100_000) }, "Send the fields as an object."],
])("%j is refused", async (fields, reason) => {
  expect(await send(fields)).toMatchObject({ status: 422, success: false, message: reason });
  expect(await kept()).toEqual([]);
});

test("a message that cannot be queued is not kept either", async () => {
  await database.db.execute(sql`alter schema graphile_worker rename to away`);
  try {
    expect(await send(message)).toMatchObject({
      status: 500,
      success: false,
      message: "Failed to submit data!",
    });
  } finally {
    await database.db.execute(sql`alter schema away rename to graphile_worker`);
  }
  expect(await kept()).toEqual([]);
});
