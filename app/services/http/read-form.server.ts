import { readLimitedForm } from "./read-body.server";

/** More than any form without files has to say. */
const maxBytes = 1_000_000;

/**
 * The posted form.
 * @throws Response 413 for one that is too long, 400 for a body that is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readLimitedForm(request, maxBytes).catch(() => {
    throw new Response("This form could not be read.", { status: 400, statusText: "Bad Request" });
  });
  if (form) return form;
  throw new Response("This form is too long.", { status: 413, statusText: "Content Too Large" });
}
