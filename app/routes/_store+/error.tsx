import type { LoaderFunctionArgs } from "@remix-run/node";

/** The error page by its own address (part 1, §2), for whatever stands before the shop and sends shoppers there. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  context.doNotCache();
  throw new Response(null, { status: 500 });
}

/** Never shown: what the loader throws leads to the error screen. */
export default function ErrorPage() {
  return null;
}
