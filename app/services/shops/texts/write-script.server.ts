// @public

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { localesOf, shopIn } from "~/models/shops/locales/locale";
import { translateScript } from "../../platform/framework/translate-script.server";
import { type PageEncoding, pickEncoding } from "../../platform/http/answers/pick-encoding.server";
import type { RequestContext } from "../context/request-context.server";
import { catalogueOf, catalogueOfShop } from "./catalogues.server";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A script as it goes to the browser. */
export type PackedScript = { bytes: Buffer; encoding: PageEncoding };

/**
 * A script of the browser's build in a language that the product or its owner has, packed (rules texts-3 and
 * texts-6); null for a language or a script that is not there. A page of earlier texts may ask for them by
 * their name: it gets those of today.
 */
export async function writeScript(
  ctx: Pick<RequestContext, "remember" | "shop">,
  { set, name, accepted }: { set: string; name: string; accepted: string | undefined },
): Promise<PackedScript | null> {
  const language = set.replace(/-[\da-f]{8}$/, "");
  const ofShop = localesOf(ctx.shop).map((one) => catalogueOfShop(shopIn(ctx.shop, one.language).settings));
  const catalogue =
    ofShop.find((one) => one?.set === set) ??
    ofShop.find((one) => one?.language === language) ??
    catalogueOf(language);
  if (!catalogue) return null;
  const encoding = pickEncoding(accepted);
  const bytes = await ctx.remember(`script ${catalogue.set} ${name} ${encoding}`, async (_, doNotKeep) => {
    const script = await translateScript("build", name, catalogue);
    if (script === null) doNotKeep();
    return script === null ? null : pack(script, encoding);
  });
  return bytes && { bytes, encoding };
}

async function pack(script: string, encoding: PageEncoding): Promise<Buffer> {
  if (encoding === "br") return brotli(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return encoding === "gzip" ? gzipped(script) : Buffer.from(script);
}
