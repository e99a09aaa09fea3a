import type { ServerBuild } from "@remix-run/node";

/** The parts of a build that a test uses; Remix's own types ask for far more of each. */
type BuildParts = { routes: object; assets?: object; entry?: object; future?: object };

/** A build for tests, in production mode and without files. */
export const testBuild = (parts: BuildParts) =>
  ({
    mode: "production",
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    assets: {},
    entry: {},
    future: {},
    ...parts,
  }) as ServerBuild;
