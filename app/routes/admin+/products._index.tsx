import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { readListAddress } from "~/models/office/list/list-address";
import { productList } from "~/models/office/products/product-list";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import {
  officeChosenProductsPath,
  officeFolderPath,
  officeManyPath,
  officeNewProductPath,
  officeProductGridPath,
} from "~/paths/office";
import { listOfficeProducts } from "~/services/office/products/list-office-products.server";
import { requireOffice } from "~/services/office/require-office.server";
import { listSavedViews } from "~/services/office/views/saved-views.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "price" });
  const address = readListAddress(productList, new URL(request.url).searchParams);
  const [page, saved] = await Promise.all([
    listOfficeProducts(ctx, address),
    listSavedViews(ctx, productList),
  ]);
  return { ...page, saved };
}

export default function OfficeProductsPage() {
  return (
    <ListPage
      list={productList}
      {...useLoaderData<typeof loader>()}
      selection={[{ to: officeChosenProductsPath(), label: "Change…" }]}
      empty={
        <p>
          No products yet. Add one, or bring a file: <Link to={officeManyPath()}>rows of a CSV</Link>, or a{" "}
          <Link to={officeFolderPath()}>ZIP of a CSV with its photos</Link>.
        </p>
      }
      actions={
        <>
          <Link to={officeProductGridPath()} className="office-button">
            Change many
          </Link>
          <Link to={officeNewProductPath()} className="office-button" data-kind="main">
            Add a product
          </Link>
        </>
      }
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta(productList.title);
