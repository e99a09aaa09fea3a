import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shopIn } from "~/services/office/host/databases/find-hosted-shop.server";
import { inDatabaseOf } from "~/services/office/host/databases/hosted-databases.server";
import {
  daysToPutBack,
  endBusiness,
  refuseStaying,
} from "~/services/office/host/removal/end-business.server";
import { suspendHosted } from "~/services/office/host/suspend-business.server";
import { writeExport } from "~/services/office/host/works/write-export.server";
import { tenants } from "~/tables/shops/tenants";
import type { Command } from "../command";
import { readArguments } from "../read-arguments";
import { besideFile } from "../shops/beside-file";
import { withHosts } from "./with-hosts";

/** `remove --client acme <file.zip>`: exports a business and shuts it; it goes after its days (hosting-9). */
async function runRemove(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<file.zip>"]);
  const { client = "" } = options;
  const path = resolve(rest[0] ?? "");
  await withHosts("remove", async ({ base, say, onProgress }) => {
    await inDatabaseOf(base, base, client, async (there, database) => {
      const shop = await shopIn(there.db, client);
      refuseStaying({ ...shop, database }, base);
      if (await stat(path).catch(() => null)) throw new AppError("conflict", `${path} is there already.`);
      const ctx = { ...there, tenant: shop.tenant, shop };
      await besideFile(path, async (folder) => {
        for (const line of await writeExport(ctx, { folder, path }, onProgress)) say(line);
      });
      await endBusiness(ctx, base.by);
    });
    say(`${path} holds customers' data: keep it where only you can read it.`);
    say(`${client} is shut, and goes for good in ${daysToPutBack} days. Until then put-back brings it back.`);
  });
}

/** `put-back --client acme`: keeps a business that was to go. */
async function runPutBack(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  const { client = "" } = options;
  await withHosts("put-back", async ({ base, say }) => {
    const goesAt = await inDatabaseOf(base, base, client, async ({ db }) => {
      const { tenant } = await shopIn(db, client);
      const [found] = await db
        .select({ goesAt: tenants.goesAt })
        .from(tenants)
        .where(eq(tenants.id, tenant.id));
      return found?.goesAt ?? null;
    });
    if (goesAt === null) throw new AppError("conflict", `${client} is not to be removed.`);
    await suspendHosted(base, client, null);
    say(`${client} is back, and its shops may open again.`);
  });
}

/** See {@link runRemove}. */
export const remove: Command = {
  name: "remove",
  usage: `
  remove --client acme <file.zip>                              export a business and shut it; after 30 days it is gone`,
  run: runRemove,
};

/** See {@link runPutBack}. */
export const putBack: Command = {
  name: "put-back",
  usage: `
  put-back --client acme                                       keep a business that was to go`,
  run: runPutBack,
};
