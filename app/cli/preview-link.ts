import { previewAddress } from "~/services/content/preview-address.server";
import { findPaymentShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/**
 * `preview-link --client acme <template>`: prints a link that shows the template and,
 * where a widget is left out, why. The template is named by slug, name or id; the link works for a week.
 */
export async function previewLink(args: string[]): Promise<void> {
  const allowed = { required: ["client"] };
  const { options, rest } = readArguments(args, allowed, ["<template>"]);
  await withShops("preview-link", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const path = await previewAddress(ctx, ctx.secret, rest[0] ?? "");
    say(ctx.origin + path);
  });
}
