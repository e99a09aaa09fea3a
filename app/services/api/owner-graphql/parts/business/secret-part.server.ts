import { AppError } from "~/models/platform/error/app-error";
import { isSecretName, maxSecretLength, secretNames } from "~/models/platform/secret/secret-name";
import { inTransaction } from "../../../../shops/changes/in-transaction.server";
import { listSecretTimes } from "../../../../shops/secrets/list-secret-times.server";
import { writeSecrets } from "../../../../shops/secrets/write-secrets.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const secrets: QueryResolvers["secrets"] = async (_parent, _asked, { api }) => {
  const times = await listSecretTimes(api.ctx);
  return secretNames.map((name) => ({ name, setAt: times.get(name)?.toISOString() ?? null }));
};

const setSecret: MutationResolvers["setSecret"] = async (_parent, sent, { api }) => {
  const { name } = sent;
  const value = sent.value.trim();
  if (!isSecretName(name))
    throw new AppError("invalid", `A secret is one of ${secretNames.join(", ")}.`, "name");
  if (value.length > maxSecretLength) throw new AppError("invalid", "This secret is too long.", "value");
  const changed = await inTransaction(api.ctx, (inner) => writeSecrets(inner, { [name]: value }));
  return { name, isSet: value !== "", isChanged: changed > 0 };
};

export const secretResolvers = {
  Query: { secrets },
  Mutation: { setSecret },
} satisfies Resolvers;
