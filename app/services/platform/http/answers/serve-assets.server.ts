// @public

import { readdirSync } from "node:fs";
import { extname, join, sep } from "node:path";
import express from "express";
import { pickEncoding } from "./pick-encoding.server";

const endings = { br: ".br", gzip: ".gz" } as const;

/**
 * Files of a build: hashed ones for a year, the rest for an hour; packed at build time where that makes them
 * smaller.
 */
export function serveAssets(root: string): express.RequestHandler[] {
  const client = join(root, "build", "client");
  return [
    preferPacked(client),
    express.Router().use(
      "/assets",
      express.static(join(client, "assets"), {
        immutable: true,
        maxAge: "1y",
        fallthrough: false,
        // The builder's frame has an origin of its own, and browsers ask before a font is read across them.
        setHeaders: (res) => void res.setHeader("Access-Control-Allow-Origin", "*"),
      }),
    ) as express.RequestHandler,
    express.static(client, { maxAge: "1h", index: false }),
  ];
}

/**
 * Leads a request to the packed file beside the one it asks for, when there is one that the browser can
 * unpack.
 */
function preferPacked(folder: string): express.RequestHandler {
  const packed = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(endings.gzip))
      .map((name) => `/${name.slice(0, -endings.gzip.length).split(sep).join("/")}`),
  );
  return (req, res, next) => {
    const path = req.url.split("?", 1)[0] ?? "";
    if ((req.method !== "GET" && req.method !== "HEAD") || !packed.has(path)) return next();
    res.vary("Accept-Encoding");
    const encoding = pickEncoding(req.headers["accept-encoding"] as string | undefined);
    if (encoding === "identity") return next();
    res.type(extname(path));
    res.setHeader("Content-Encoding", encoding);
    req.url = `${path}${endings[encoding]}`;
    next();
  };
}
