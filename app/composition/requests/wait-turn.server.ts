import type { Request, RequestHandler, Response } from "express";
import { waitingText, waitSeconds } from "~/models/platform/error/waiting";
import { resolvedPath } from "~/models/platform/redirect/resolved-path";
import { isAdminPath } from "~/models/shops/hosts/is-admin-path";
import { publicPath } from "~/models/shops/locales/local-path";
import { localeOf } from "~/models/shops/locales/locale";
import { shopLook } from "~/models/shops/settings/shop-look";
import { wantsPage } from "~/services/platform/http/answers/send-unavailable.server";
import type { Turns } from "~/services/platform/http/turns.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { type WaitingRequest, waitingPage } from "~/services/shops/limits/waiting-page.server";
import { textsOf } from "~/services/shops/texts/texts-of.server";
import { withTexts } from "~/services/shops/texts/with-texts.server";
import { findSpokenShop } from "./split-language.server";

/** What a shop's visitors do in turns: each kind has its own, so that adds to carts hold up no order. */
type Kind = "page" | "form" | "checkout";

/** A page may be loaded again; a form was typed, so it waits for longer. */
const patienceMs: Record<Kind, number> = { page: 4_000, form: 8_000, checkout: 8_000 };

/** Bytes of a form that is kept for the visitor; a longer one has to be sent from its page again. */
const keptFormBytes = 64 * 1024;

/** How long a turn waits for the rest of a form, ms. */
const bodyGraceMs = 1_000;

/** Fields that a page must not carry back. */
const secretFields = /passw|captcha|secret|card|cvc/i;

type Parts = {
  turns: Turns;
  shops: ShopDirectory;
  /** Requests of a kind and a shop that are under way at once. */
  atOnce: number;
  /** Addresses of the style sheets of every page. */
  styles: readonly string[];
};

/**
 * Lets the visitors of a shop have pages that are not in memory, and forms, in turns (rule resilience-14): so
 * many at once as its share of the database serves, the others in the order they came. Who would wait for too
 * long gets the waiting page at once, and a script a 503; both say how long.
 */
export function waitTurn({ turns, shops, atOnce, styles }: Parts): RequestHandler {
  return async (req, res, next) => {
    try {
      const kind = kindOf(req);
      const shop = kind && (await findSpokenShop(shops, req));
      if (!kind || !shop) return next();
      const turn = await turns.take(`${shop.tenant.id} ${kind}`, { atOnce, patienceMs: patienceMs[kind] });
      if (turn.kind === "taken") {
        // The visitor left while waiting.
        if (res.destroyed) return turn.end();
        endInTime(req, res, turn.end);
        return next();
      }
      const seconds = waitSeconds(turn.waitMs);
      res.status(503).setHeader("Cache-Control", "no-store").setHeader("Retry-After", String(seconds));
      if (!wantsPage(req)) return sendWords(req, res, seconds);
      const asked = {
        path: publicPath(req.originalUrl, localeOf(shop).prefix),
        fields: kind === "page" ? null : await typedFields(req),
      };
      const page = withTexts(textsOf(shop), () => waitingPage(shopLook(shop), { styles, seconds, asked }));
      res.type("html").send(page);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Ends a turn when the answer begins, or its visitor leaves. One whose form is still on its way after a
 * second goes on without a turn: one who sends slowly must not hold the turns of a shop.
 */
function endInTime(req: Request, res: Response, end: () => void): void {
  const timer = setTimeout(() => {
    if (!req.complete) end();
  }, bodyGraceMs);
  const over = () => {
    clearTimeout(timer);
    end();
  };
  res.once("close", over);
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
  res.writeHead = ((...args: unknown[]) => {
    over();
    return writeHead(...args);
  }) as Response["writeHead"];
}

/** Staff and programs have no turns: who mends a shop in a crowd, and a provider that tells of a payment. */
function kindOf(req: Request): Kind | null {
  if (isAdminPath(resolvedPath(req.path).pathname) || /^\/(?:api|admin)(?:[/-]|$)/.test(req.path))
    return null;
  if (req.method === "POST") return /^\/checkout(?:[/.]|$)/.test(req.path) ? "checkout" : "form";
  return req.method === "GET" && wantsPage(req) ? "page" : null;
}

/** A script shows what its form says where a post was not taken, and keeps what was typed. */
function sendWords(req: Request, res: Response, seconds: number): void {
  res.json({ error: "unavailable", message: waitingText(seconds, req.method === "POST") });
}

/** What was typed; none of a form with files, or of one that is too long. */
async function typedFields(req: Request): Promise<NonNullable<WaitingRequest["fields"]>> {
  if (!req.is("application/x-www-form-urlencoded")) return [];
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > keptFormBytes) return [];
    chunks.push(chunk);
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  return [...fields].filter(([name]) => !secretFields.test(name));
}
