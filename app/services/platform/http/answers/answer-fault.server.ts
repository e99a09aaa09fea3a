// @public

import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import { serverError } from "~/models/platform/error/server-error";
import { refusalOf } from "../../db/refusal-of.server";
import type { Log } from "../../log/log.server";
import { barePage } from "./bare-page.server";
import { sendUnavailable, wantsPage } from "./send-unavailable.server";

const { title, exclamation, text } = serverError;
const page = barePage({ ...serverError, paragraphs: [exclamation, text] });

/** The status of a client error, as the file server sets it for missing files and invalid paths. */
function callersStatus(error: unknown): number | null {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}

/**
 * Answers requests that failed before a page began: 503 while the database is down or overloaded, else 500.
 * People get a page, scripts the message only. Client errors are neither reported as faults nor logged.
 */
export function answerFault(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    // A request past its deadline was already answered and logged; this error only follows from that.
    if (res.writableEnded) return;
    const status = callersStatus(error);
    if (status && !res.headersSent) {
      res.status(status).setHeader("Cache-Control", "no-store");
      return void res.type("text/plain").send(STATUS_CODES[status]);
    }
    const { requestId, shop } = res.locals;
    const fields = { requestId, ...(shop ? { shop } : {}), error };
    const refusal = refusalOf(error);
    if (refusal) log.warn("request refused", { ...fields, refusal });
    else log.error("request failed", fields);
    if (res.headersSent) return;
    if (refusal) return sendUnavailable(req, res);
    res.status(500).setHeader("Cache-Control", "no-store");
    if (wantsPage(req)) res.type("html").send(page);
    else res.type("text/plain").send(title);
  };
}
