import { addPicture as add } from "../../../catalogue/pictures/add-picture.server";
import { describePicture as describe } from "../../../catalogue/pictures/describe-picture.server";
import { listPictures } from "../../../catalogue/pictures/list-pictures.server";
import { orderPictures as order } from "../../../catalogue/pictures/order-pictures.server";
import { removePicture as remove } from "../../../catalogue/pictures/remove-picture.server";
import { boundList, readBase64 } from "../read-input.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** Addresses of one call. */
const mostPictures = 1000;

const pictures: QueryResolvers["pictures"] = (_parent, { sku }, { api }) => listPictures(api.ctx, sku);

const addPicture: MutationResolvers["addPicture"] = async (_parent, { content, ...sent }, { api }) => {
  const { ctx } = api;
  const wanted = { ...versioned(sent), bytes: readBase64(content, "picture") };
  await add(ctx, wanted);
  return listPictures(ctx, sent.sku);
};

const orderPictures: MutationResolvers["orderPictures"] = async (_parent, sent, { api }) => {
  boundList(sent.urls, mostPictures, "urls");
  await order(api.ctx, versioned(sent));
  return listPictures(api.ctx, sent.sku);
};

const describePicture: MutationResolvers["describePicture"] = async (_parent, sent, { api }) => {
  await describe(api.ctx, versioned(sent));
  return listPictures(api.ctx, sent.sku);
};

const removePicture: MutationResolvers["removePicture"] = async (_parent, sent, { api }) => {
  await remove(api.ctx, versioned(sent));
  return listPictures(api.ctx, sent.sku);
};

/** A version that is null counts as absent: there is a product already. */
const versioned = <Sent extends { expectedVersion?: string | null }>(sent: Sent) => ({
  ...sent,
  expectedVersion: sent.expectedVersion ?? undefined,
});

export const pictureResolvers = {
  Query: { pictures },
  Mutation: { addPicture, orderPictures, describePicture, removePicture },
} satisfies Resolvers;
