// @public

/** Whether the shop answers at all: a browser may be connected to a network that leads nowhere. */
export const isServerThere = (): Promise<boolean> =>
  fetch("/healthz", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
