import type { LoaderFunctionArgs } from "@remix-run/node";
import { countriesAnswer } from "~/models/api/country-fields";

/** The countries one may order to (rule api-8). */
export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(countriesAnswer(context.shop.settings.checkout_countries));
