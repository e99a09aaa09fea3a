import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { PickerAnswer } from "~/models/catalogue/options/list-choice";
import { isAppError } from "~/models/platform/error/app-error";
import { listMarkSchema } from "~/models/selling/lists/list-form";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { readForm } from "~/services/platform/forms/read-form.server";
import { listLists } from "~/services/selling/lists/list-lists.server";
import { markList } from "~/services/selling/lists/mark-list.server";
import { type PickedProduct, pickProduct } from "~/services/selling/lists/pick-product.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/**
 * The customer's lists, and which of them have the product that the query names by the fields of its form
 * (rule lists-15).
 */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answer(
    context,
    request,
    async () => ({}),
    async () => null,
  );
}

/**
 * Puts the product, which the form or the query names, on a list (`list`, or `new` with `name`), or takes it
 * off (`on=false`) (rule lists-15).
 */
export function action({ context, request }: ActionFunctionArgs) {
  return answer(context, request, readPosted, async (customer, picked, posted) => {
    const form = listMarkSchema.safeParse(posted);
    if (form.success) {
      await markList(context, customer.id, picked, form.data);
      return null;
    }
    const [issue] = form.error.issues;
    return issue?.path[0] === "name"
      ? refusal(issue.message, 422, "name")
      : refusal("This list is no longer there.", 404);
  });
}

type Fields = Record<string, string>;

/** The texts of a posted form. */
async function readPosted(request: Request): Promise<Fields> {
  const fields = [...(await readForm(request))].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(fields);
}

async function answer(
  context: RequestContext,
  request: Request,
  read: (request: Request) => Promise<Fields>,
  change: (customer: VisitorCustomer, picked: PickedProduct, posted: Fields) => Promise<Response | null>,
): Promise<Response> {
  context.doNotCache();
  const visitor = await context.visitor();
  const { customer } = visitor;
  if (!customer) return refusal("Please sign in.", 401);
  if (!publicSettings(context.shop).modules.shopping_list.enable)
    return refusal("This shop has no shopping lists.", 404);
  try {
    const posted = await read(request);
    const fields = { ...Object.fromEntries(new URL(request.url).searchParams), ...posted };
    const picked = await pickProduct(context, visitor, fields);
    const refused = await change(customer, picked, posted);
    if (refused) return refused;
    const lists = await listLists(context, customer.id, picked.record);
    return Response.json({ success: true, message: "", lists } satisfies PickerAnswer);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number, field?: "name") =>
  Response.json({ success: false, message, lists: [], ...(field ? { field } : {}) } satisfies PickerAnswer, {
    status,
  });
