import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";
import { serverError } from "~/models/error/server-error";
import type { Log } from "./log.server";
import { wantsDocument } from "./wants-document.server";

const { title, heading, exclamation, text, link } = serverError;

/** The server error page where nothing of a shop can be had, its looks included: it needs no file and no database. */
const page = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { margin: 0; color: #1d2321; background: #fff; font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
  main { display: flex; flex-direction: column; justify-content: center; min-height: 70vh; max-width: 33rem; margin: auto; padding: 4rem 1.5rem; }
  h1 { margin: 0; font: 500 2.25rem/1.15 Georgia, serif; }
  p { margin: 1rem 0 0; color: #5c6662; }
  a { display: inline-block; margin-top: .75rem; padding: .65rem 1.5rem; border-radius: 10px; color: #fff; background: #1d2321; font-weight: 500; text-decoration: none; }
</style>
<main><h1>${heading}</h1><p>${exclamation}</p><p>${text}</p><p><a href="/">${link}</a></p></main>
</html>
`;

/**
 * The status of an error that is the caller's: the file server marks what is not there, and paths it does not take, so.
 */
function statusOfRefusal(error: unknown): number | null {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
}

/**
 * Answers for requests that failed before a page was begun, as when the database is gone: a person sees the server
 * error page, a script reads the words alone. What the caller did wrong is no fault and is not logged.
 */
export function answerFault(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const refusal = statusOfRefusal(error);
    if (refusal && !res.headersSent) {
      res.status(refusal).setHeader("Cache-Control", "no-store");
      return void res.type("text/plain").send(STATUS_CODES[refusal]);
    }
    log.error("request failed", { requestId: res.locals.requestId, error });
    if (res.headersSent) return;
    const headers = new Headers();
    for (const name of ["Accept", "Sec-Fetch-Dest"]) headers.set(name, req.get(name) ?? "");
    res.status(500).setHeader("Cache-Control", "no-store");
    if (wantsDocument({ headers })) res.type("html").send(page);
    else res.type("text/plain").send(title);
  };
}
