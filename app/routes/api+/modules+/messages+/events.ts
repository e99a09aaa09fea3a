import type { LoaderFunctionArgs } from "@remix-run/node";

/** Server-sent events that say when the customer's conversations changed (rule conversations-8). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (!customer) return new Response("Please sign in.", { status: 401 });
  const stream = context.messageStreams.open(context.tenant.id, customer.id, request.signal);
  if (!stream) return new Response("Too many open pages.", { status: 429 });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      // Neither proxies nor our own compression may hold events back.
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
