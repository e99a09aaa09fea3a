import { readConfig } from "~/services/config/read-config.server";
import { sessionSecret } from "~/services/config/session-secret.server";
import { previewAddress } from "~/services/content/preview-address.server";
import { shopOrigins } from "~/services/shop/shop-origins.server";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/**
 * `preview-link --client acme <template>`: prints a link that shows the template and,
 * where a widget is left out, why. The template is named by slug, name or id; the link works for a week.
 */
export async function previewLink(args: string[]): Promise<void> {
  const allowed = { required: ["client"] };
  const { options, rest } = readArguments(args, allowed, ["<template>"]);
  const config = readConfig(process.env);
  await withShops("preview-link", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const path = await previewAddress(ctx, sessionSecret(config), rest[0] ?? "");
    say(shopOrigins(config, () => config.port)(ctx.shop) + path);
  });
}
