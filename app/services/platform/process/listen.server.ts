// @public

import type { Server } from "node:http";
import { StartError } from "../config/start-error";

/**
 * Opens the port.
 * @throws StartError when it is taken or not allowed
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is taken" : `can’t be opened (${error.code})`;
      reject(
        new StartError(
          `Port ${port} ${reason}: set PORT to another one, for example PORT=${port + 1} npm start.`,
        ),
      );
    });
    server.listen(port, resolve);
  });
}
