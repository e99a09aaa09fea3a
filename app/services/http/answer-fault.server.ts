import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import { serverError } from "~/models/error/server-error";
import { refusalOf } from "../db/refusal-of.server";
import { barePage } from "./bare-page.server";
import type { Log } from "./log.server";
import { sendUnavailable, wantsPage } from "./send-unavailable.server";

const { title, exclamation, text } = serverError;
const page = barePage({ ...serverError, paragraphs: [exclamation, text] });

/**
 * The status of an error that is the caller's: the file server marks what is not there, and paths it does not take, so.
 */
function callersStatus(error: unknown): number | null {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}

/**
 * Answers requests that failed before a page was begun: 503 while the database is away or busy, else 500. A person
 * gets a page, a script the words alone. What the caller did wrong is no fault and is not logged.
 */
export function answerFault(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    // A request past its deadline is answered and logged: what its work ends with is a consequence.
    if (res.writableEnded) return;
    const status = callersStatus(error);
    if (status && !res.headersSent) {
      res.status(status).setHeader("Cache-Control", "no-store");
      return void res.type("text/plain").send(STATUS_CODES[status]);
    }
    const { requestId } = res.locals;
    const refusal = refusalOf(error);
    if (refusal) log.warn("request refused", { requestId, refusal, error });
    else log.error("request failed", { requestId, error });
    if (res.headersSent) return;
    if (refusal) return sendUnavailable(req, res);
    res.status(500).setHeader("Cache-Control", "no-store");
    if (wantsPage(req)) res.type("html").send(page);
    else res.type("text/plain").send(title);
  };
}
