import { previewAddress } from "~/services/content/templates/preview-address.server";
import type { Command } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `preview-link --client acme <template>`: prints a link that shows the template and,
 * where a widget is left out, why. The template is named by slug, name or id; the link works for a week.
 */
async function run(args: string[]): Promise<void> {
  const allowed = { required: ["client"] };
  const { options, rest } = readArguments(args, allowed, ["<template>"]);
  await withShops("preview-link", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const path = await previewAddress(ctx, ctx.secret, rest[0] ?? "");
    say(ctx.origin + path);
  });
}

/** See {@link run}. */
export const previewLink: Command = {
  name: "preview-link",
  usage: `
  preview-link --client acme <template>                        print a link that shows a page, header or footer
                                                               (by slug, name or id) for a week`,
  run,
};
