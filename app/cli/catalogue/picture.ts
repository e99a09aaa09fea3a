import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { addPicture, type PictureContext } from "~/services/catalogue/pictures/add-picture.server";
import { describePicture } from "~/services/catalogue/pictures/describe-picture.server";
import { listPictures } from "~/services/catalogue/pictures/list-pictures.server";
import { orderPictures } from "~/services/catalogue/pictures/order-pictures.server";
import { removePicture } from "~/services/catalogue/pictures/remove-picture.server";
import { listAwaitedPictures } from "~/services/files/list-awaited-pictures.server";
import type { ExpectedVersion } from "~/services/shops/records/refuse-stale.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** A form of the command: what stands behind the SKU, the options it takes, and what is done. */
type Form = {
  rest: string[];
  /** Besides the version, which every change takes. */
  optional?: string[];
  run: (asked: {
    ctx: PictureContext;
    sku: string;
    behind: string;
    options: Record<string, string>;
    expectedVersion: ExpectedVersion;
  }) => Promise<unknown>;
};

const forms: Record<string, Form> = {
  list: { rest: [], run: async () => {} },
  add: {
    rest: ["<file>"],
    optional: ["alt"],
    async run({ ctx, sku, behind, options, expectedVersion }) {
      const bytes = await readFile(resolve(behind)).catch(() => {
        throw new UsageError(`there is no file ${basename(behind)}`);
      });
      await addPicture(ctx, { sku, bytes, alt: options.alt ?? "", expectedVersion });
    },
  },
  order: {
    rest: ["<places>"],
    run: async ({ ctx, sku, behind, expectedVersion }) =>
      orderPictures(ctx, { sku, urls: await urlsAt(ctx, sku, behind.split(",")), expectedVersion }),
  },
  describe: {
    rest: ["<place>"],
    optional: ["alt"],
    async run({ ctx, sku, behind, options, expectedVersion }) {
      const [url = ""] = await urlsAt(ctx, sku, [behind]);
      await describePicture(ctx, { sku, url, alt: options.alt ?? "", expectedVersion });
    },
  },
  remove: {
    rest: ["<place>"],
    async run({ ctx, sku, behind, expectedVersion }) {
      const [url = ""] = await urlsAt(ctx, sku, [behind]);
      await removePicture(ctx, { sku, url, expectedVersion });
    },
  },
};

/** `picture add --client acme MUG-1 mug.jpg`: the pictures of a product or variation, each at its place. */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "missing") return showMissing(args);
  const form = Object.hasOwn(forms, action) ? forms[action] : undefined;
  if (!form) throw new UsageError(`use picture ${[...Object.keys(forms), "missing"].join(", picture ")}`);
  const optional = action === "list" ? [] : ["version", ...(form.optional ?? [])];
  const named = { required: ["client"], optional };
  const { options, rest } = readArguments(args, named, ["<sku>", ...form.rest]);
  const [sku = "", behind = ""] = rest;
  await withShops("picture", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await form.run({ ctx, sku, behind, options, expectedVersion: options.version });
    const { pictures, version } = await listPictures(ctx, sku);
    for (const [at, { url, alt }] of pictures.entries()) say(`${at + 1}  ${url}  ${alt}`.trimEnd());
    if (pictures.length === 0) say(`'${sku}' has no pictures`);
    say(`version ${version}`);
  });
}

/** See {@link run}. */
export const picture: Command = {
  name: "picture",
  usage: `
  picture list --client acme <sku>                             list a product's pictures in their order
  picture add --client acme [--alt <text>] <sku> <file>        add one at the end
  picture order --client acme <sku> 3,1                        put the third first, the first second, then the rest
  picture describe --client acme [--alt <text>] <sku> 2        describe what the second one shows
  picture remove --client acme <sku> 2                         remove the second one
                                                               --version <v> changes them only if the product is still that one
  picture missing --client acme                                show how far the pictures of imports are, and which can't be fetched`,
  run,
};

/** `picture missing --client acme`: the pictures of imports, and those that cannot be had. */
async function showMissing(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] }, []);
  await withShops("picture", async ({ base, say }) => {
    const found = await listAwaitedPictures(await findShop(base, options.client ?? ""));
    for (const { sku, url, reason } of found.faults) say(`${sku}  ${url}: ${reason}`);
    say(`${found.stored} stored, ${found.waiting} waiting, ${found.missing} missing`);
  });
}

async function urlsAt(ctx: PictureContext, sku: string, typed: readonly string[]): Promise<string[]> {
  const { pictures } = await listPictures(ctx, sku);
  return typed.map((place) => {
    const found = pictures[Number(place) - 1];
    if (!found) throw new UsageError(`'${sku}' has no picture ${place}`);
    return found.url;
  });
}
