// @public

import type { Request, Response } from "express";
import { isApiPath, retryAfterS, unavailable, unavailableJson } from "~/models/platform/error/unavailable";
import { wantsDocument } from "../wants-document.server";
import { barePage } from "./bare-page.server";

const page = barePage({ ...unavailable, paragraphs: [unavailable.text, unavailable.reassurance] });

/**
 * Answers 503 where no page of the shop can be made: a page for people, JSON for callers of the API (rule
 * resilience-3).
 */
export function sendUnavailable(req: Request, res: Response): void {
  res.status(503).setHeader("Cache-Control", "no-store").setHeader("Retry-After", String(retryAfterS));
  if (isApiPath(req.path)) res.json(unavailableJson(req.path));
  else if (wantsPage(req)) res.type("html").send(page);
  else res.type("text/plain").send(unavailable.text);
}

/** Whether a person reads the answer. */
export function wantsPage(req: Request): boolean {
  const headers = new Headers();
  for (const name of ["Accept", "Sec-Fetch-Dest"]) headers.set(name, req.get(name) ?? "");
  return wantsDocument({ headers });
}
