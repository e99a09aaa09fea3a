import { join } from "node:path";
import express from "express";

/** Files of a build: hashed ones for a year, the rest for an hour. */
export function serveAssets(root: string): express.RequestHandler[] {
  const client = join(root, "build", "client");
  return [
    express
      .Router()
      .use(
        "/assets",
        express.static(join(client, "assets"), { immutable: true, maxAge: "1y", fallthrough: false }),
      ) as express.RequestHandler,
    express.static(client, { maxAge: "1h", index: false }),
  ];
}
