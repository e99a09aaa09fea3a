// @public

import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, PrivateAddressError, publicLookup } from "./public-lookup.server";

/** A request to a server whose address came from outside, such as a webhook. */
export type OutsideRequest = {
  url: string;
  method: "GET" | "POST" | "PATCH";
  headers?: Record<string, string>;
  body?: string;
  /** For the whole of it, ms. */
  timeoutMs: number;
  /** Of the answer; more is cut off, and `isWhole` says so. */
  maxBytes: number;
  /** Tests and development reach this machine. */
  allowPrivate?: boolean;
};

/** What the server answered. */
export type OutsideAnswer = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  isWhole: boolean;
};

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");

const literalProblem = (host: string): PrivateAddressError | null =>
  isIP(host) !== 0 && !isPublicAddress(host)
    ? new PrivateAddressError(`${host} is an address of a private network`)
    : null;

/** How long a name is looked up before an address is taken as it is, ms. */
const lookupMs = 3000;

/**
 * Whether {@link requestOutside} will never ask an address (rule input-19): it is one of a private network,
 * or a name that leads into one now. A name that is not known yet may be later.
 */
export async function isNeverAsked(url: string): Promise<boolean> {
  const host = hostOf(new URL(url));
  if (literalProblem(host)) return true;
  if (isIP(host) !== 0) return false;
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), lookupMs);
  });
  const looked = new Promise<boolean>((resolve) => {
    publicLookup(host, { all: true }, (error) => resolve(error instanceof PrivateAddressError));
  });
  const isNever = await Promise.race([looked, waited]);
  clearTimeout(timer);
  return isNever;
}

/**
 * Asks a server outside (rule input-19): never one of a private network, whatever its name says, without
 * following redirects, bounded in time and bytes.
 * @throws Error when it cannot be reached or takes too long, PrivateAddressError
 */
export function requestOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const { url, method, headers = {}, body, timeoutMs, maxBytes, allowPrivate = false } = request;
  const to = new URL(url);
  // A literal address is never looked up.
  const problem = allowPrivate ? null : literalProblem(hostOf(to));
  if (problem) return Promise.reject(problem);
  return new Promise((resolve, reject) => {
    const open = to.protocol === "https:" ? https.request : http.request;
    const sent = open(to, {
      method,
      headers: body === undefined ? headers : { ...headers, "Content-Length": Buffer.byteLength(body) },
      agent: false,
      ...(allowPrivate ? {} : { lookup: publicLookup as typeof import("node:dns").lookup }),
    });
    const timer = setTimeout(
      () => sent.destroy(new Error(`no answer within ${timeoutMs / 1000} seconds`)),
      timeoutMs,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
    };
    sent.on("error", fail);
    sent.on("response", (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const end = (isWhole: boolean) => {
        clearTimeout(timer);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          isWhole,
          body: Buffer.concat(parts).subarray(0, maxBytes),
        });
      };
      answer.on("data", (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes <= maxBytes) return;
        end(false);
        sent.destroy();
      });
      answer.on("end", () => end(true));
      answer.on("error", fail);
    });
    sent.end(body);
  });
}
