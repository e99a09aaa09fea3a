import type { LoaderFunctionArgs } from "@remix-run/node";

/** The error page at its own address (rule addresses-5), for a proxy in front of the shop to redirect to. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  context.doNotCache();
  throw new Response(null, { status: 500 });
}

/** Never rendered: the loader's error shows the error screen. */
export default function ErrorPage() {
  return null;
}
