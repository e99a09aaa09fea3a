import type { LoaderFunctionArgs } from "@remix-run/node";
import { countriesAnswer } from "~/models/api/country-fields";
import { publicSettings } from "~/models/shops/settings/shop-settings";

/** The countries the shop delivers to, or one of them (rule api-8). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  Response.json(
    countriesAnswer(
      publicSettings(context.shop).checkout_countries,
      new URL(request.url).searchParams.get("country"),
    ),
  );
