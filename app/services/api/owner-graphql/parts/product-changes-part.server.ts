import { z } from "zod";
import type { ChangedProducts as Answer } from "~/models/api/owner/generated/catalogue";
import { unknownColumns } from "~/models/catalogue/rows/product-columns";
import { AppError } from "~/models/platform/error/app-error";
import { archiveProducts as archive } from "../../../catalogue/product/archive-products.server";
import {
  type ChangedProducts,
  changeProducts as change,
} from "../../../catalogue/product/change-products.server";
import { copyProduct as copy } from "../../../catalogue/product/copy-product.server";
import { restoreProducts as restore } from "../../../catalogue/product/restore-products.server";
import { listAwaitedPictures } from "../../../files/list-awaited-pictures.server";
import { boundList, readInput } from "../read-input.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** Products of one call. */
const mostProducts = 1000;

const fieldsSchema = z.record(z.string(), z.string({ message: "A field is a text." }));

const changeProducts: MutationResolvers["changeProducts"] = async (_parent, { changes }, { api }) => {
  boundList(changes, mostProducts, "changes");
  const wanted = changes.map(({ sku, fields, expectedVersion }, at) => ({
    sku,
    expectedVersion,
    fields: readInput(fieldsSchema, requireObject(fields, at), `changes.${at}.fields`),
  }));
  const places = new Map(wanted.map(({ sku }, at) => [sku, at]));
  return told(await change(api.ctx, wanted), (sku, column) => {
    const field = `changes.${places.get(sku) ?? 0}`;
    return column === null ? field : `${field}.fields.${column}`;
  });
};

function requireObject(fields: unknown, at: number): object {
  if (typeof fields === "object" && fields !== null && !Array.isArray(fields)) return fields;
  throw new AppError("invalid", "Fields are an object of texts.", `changes.${at}.fields`);
}

const archiveProducts: MutationResolvers["archiveProducts"] = async (_parent, { products }, { api }) => {
  boundList(products, mostProducts, "products");
  const { count, ...archived } = await archive(api.ctx, products.map(meant));
  return { count, ...told(archived, placeIn(products)) };
};

const restoreProducts: MutationResolvers["restoreProducts"] = async (_parent, { products }, { api }) => {
  boundList(products, mostProducts, "products");
  return told(await restore(api.ctx, products.map(meant)), placeIn(products));
};

type Named = { sku: string; expectedVersion?: string | null | undefined };

const meant = ({ sku, expectedVersion }: Named) => ({ sku, expectedVersion: expectedVersion ?? undefined });

/** Where a SKU stands in a call that names products; a variation that came with one at the first. */
const placeIn = (products: readonly Named[]) => (sku: string) =>
  `products.${Math.max(
    0,
    products.findIndex((one) => one.sku === sku),
  )}`;

const copyProduct: MutationResolvers["copyProduct"] = async (_parent, { sku, newSku, name }, { api }) =>
  told(await copy(api.ctx, { sku, newSku, name: name ?? undefined }), () => "newSku");

/** @param placeOf where a SKU stands in the call, and its field where the reason names one */
function told(
  { versions, changedSkus, refused }: ChangedProducts,
  placeOf: (sku: string, column: string | null) => string,
): Answer {
  const changed = new Set(changedSkus);
  return {
    products: [...versions].map(([sku, version]) => ({ sku, version, isChanged: changed.has(sku) })),
    refused: refused.map(({ sku, reason, stale }) => ({
      field: placeOf(sku, columnIn(reason)),
      sku,
      reason,
      code: stale ? "conflict" : "invalid",
      current: stale?.current ?? null,
      version: stale?.version ?? null,
    })),
  };
}

/** The column that a reason begins with. */
function columnIn(reason: string): string | null {
  const word = /^[a-z][a-z_0-9]*/.exec(reason)?.[0];
  return word !== undefined && unknownColumns([word]).length === 0 ? word : null;
}

const awaitedPictures: QueryResolvers["awaitedPictures"] = (_parent, _args, { api }) =>
  listAwaitedPictures(api.ctx);

export const productChangeResolvers = {
  Query: { awaitedPictures },
  Mutation: { changeProducts, archiveProducts, restoreProducts, copyProduct },
} satisfies Resolvers;
