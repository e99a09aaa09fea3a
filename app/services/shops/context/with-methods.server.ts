// @public

import { type Build, mapHandlers } from "./map-handlers.server";

/** What a route exports as `handle` when it takes other methods than GET, HEAD and POST (rule input-10). */
export type MethodHandle = { methods: readonly ("PUT" | "PATCH" | "DELETE" | "OPTIONS")[] };

/**
 * The build whose routes take only the methods they declare: Remix calls an action for every method that
 * changes something, and a loader for OPTIONS. Any other is answered with 405 and `Allow`.
 */
export const withMethods = (build: Build): Build =>
  mapHandlers(build, (handler, kind, { handle }) => {
    const declared: readonly string[] = isMethodHandle(handle) ? handle.methods : [];
    const Allow = ["GET", "HEAD", "POST", ...declared].join(", ");
    return async (args) => {
      const { method } = args.request;
      const isTaken = kind === "loader" ? method !== "OPTIONS" : method === "POST";
      if (isTaken || declared.includes(method)) return handler(args);
      const body = { success: false, message: "This call does not take that method." };
      throw Response.json(body, { status: 405, statusText: "Method Not Allowed", headers: { Allow } });
    };
  });

const isMethodHandle = (handle: unknown): handle is MethodHandle =>
  typeof handle === "object" && handle !== null && "methods" in handle && Array.isArray(handle.methods);
