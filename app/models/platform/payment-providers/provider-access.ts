// @public

import { klarnaAccess } from "./klarna/klarna-access";
import { paypalAccess } from "./paypal/paypal-access";
import { stripeAccess } from "./stripe/stripe-access";

/** What each payment provider is reached with, secrets and addresses. One line a provider. */
const accesses = [paypalAccess, stripeAccess, klarnaAccess] as const;

type Access = (typeof accesses)[number];

/** An address of a provider; its variable takes another in its place, for tests and test systems. */
type ProviderAddress = Access["addresses"][number];

/** The names of the providers' secrets. */
export const providerSecrets = accesses.flatMap(
  ({ secrets }): readonly Access["secrets"][number][] => secrets,
);

const addresses = accesses.flatMap(({ addresses }): readonly ProviderAddress[] => addresses);

/** Addresses of the providers' APIs and scripts, without a slash at the end. */
export type ProviderUrls = Record<ProviderAddress["name"], string>;

/** What each variable is unless it is given. */
export const standardAddresses = Object.fromEntries(
  addresses.map(({ variable, standard }) => [variable, standard]),
) as Record<ProviderAddress["variable"], string>;

/** The addresses by the names their calls know them by. */
export const providerUrls = (given: Record<ProviderAddress["variable"], string>): ProviderUrls =>
  Object.fromEntries(
    addresses.map(({ name, variable }) => [name, given[variable].replace(/\/+$/, "")]),
  ) as ProviderUrls;
