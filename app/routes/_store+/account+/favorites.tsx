import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { ProductCard } from "~/components/catalogue/product-card";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { toggleFormSchema } from "~/models/selling/cart/toggle-form";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath } from "~/paths";
import { favoritesPath } from "~/paths/lists";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { listFavorites } from "~/services/selling/favorites/list-favorites.server";
import { toggleFavorite } from "~/services/selling/favorites/toggle-favorite.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return { products: await listFavorites(context, await context.visitor()) };
}

/** A heart without a script. A visitor signs in first, which then marks the product (rule lists-5). */
export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: toggleFormSchema }, async ({ toggle, return_to }) => {
    const returnTo = safeRedirect(return_to, favoritesPath());
    const { customer } = await context.visitor();
    if (!customer) return redirect(loginPath(returnTo, { favorite: toggle }), 303);
    const { message } = await toggleFavorite(context, customer.id, toggle);
    const page = new URL(returnTo, request.url).pathname;
    return leadTo(context, returnTo, message ? { notice: { lines: [message], page } } : {});
  });
}

export default function FavoritesPage() {
  const { products } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Favorites")}>
      {products.length === 0 ? (
        <EmptyNote picture="heart" action={phrase("Find something you like")}>
          {phrase("You have no favorites yet. Select the heart on a product to keep it here.")}
        </EmptyNote>
      ) : (
        <ul className="card-cells md:grid-cols-3">
          {products.map((product, at) => (
            <li key={product.id}>
              <ProductCard product={product} Heading="h2" priority={at === 0} hasHeart />
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Favorites"));
