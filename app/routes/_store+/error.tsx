import type { LoaderFunctionArgs } from "@remix-run/node";

/** The error page by its own address (rule addresses-5), for a proxy in front of the shop to send shoppers to. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  context.doNotCache();
  throw new Response(null, { status: 500 });
}

/** Never shown: what the loader throws leads to the error screen. */
export default function ErrorPage() {
  return null;
}
