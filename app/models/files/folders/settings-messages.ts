import { countryCodeProblem } from "../../accounts/address/country-code";
import { regionProblem } from "../../accounts/address/regions";
import type { SettingsDoubt, SettingsPath, SettingsReference } from "../../shops/settings/settings-reference";
import type { FolderNames } from "./folder-names";

/** Something wrong with a value of settings: where it is, and how to mend it. */
export type SettingsMessage = { path: SettingsPath; reason: string };

/** What is wrong with settings: faults, which an apply refuses, and notes, which it takes. */
export type SettingsMessages = { faults: SettingsMessage[]; notes: SettingsMessage[] };

/** Says that a picture is not there, and what to do. */
export const missingPictureText = (name: string): string =>
  `picture '${name}' is not there: put it into the folder images, or write the address of a picture`;

/**
 * Looks up everything settings name (rule settings-7) and adds what is doubtful in them (rule settings-8). An
 * unknown place or seller is a fault: taxes, deliveries or discounts would silently not apply. What else is
 * not there is a note.
 * @param shopCode of the shop, for the command that sets a secret
 */
export function settingsMessages(
  references: readonly SettingsReference[],
  doubts: readonly SettingsDoubt[],
  names: FolderNames,
  shopCode: string,
): SettingsMessages {
  const found = references.flatMap((reference) => {
    const problem = problemOf(reference, names, shopCode);
    return problem === null ? [] : [{ path: reference.path, reason: problem, kind: reference.kind }];
  });
  const isFault = ({ kind }: { kind: SettingsReference["kind"] }) => faultKinds.has(kind);
  const plain = ({ path, reason }: SettingsMessage): SettingsMessage => ({ path, reason });
  return {
    faults: found.filter(isFault).map(plain),
    notes: [
      ...found.filter((one) => !isFault(one)).map(plain),
      ...doubts.map(({ path, mend }) => ({ path, reason: mend })),
    ],
  };
}

const faultKinds: ReadonlySet<SettingsReference["kind"]> = new Set(["country", "state", "seller"]);

/** What is wrong with a reference; null if what it names is there. */
function problemOf(reference: SettingsReference, names: FolderNames, shopCode: string): string | null {
  const missing = (known: ReadonlySet<string> | null, name: string, problem: string) =>
    known === null || known.has(name) ? null : problem;
  switch (reference.kind) {
    case "country":
      return countryCodeProblem(reference.name);
    case "state":
      return regionProblem(reference.country, reference.name);
    case "delivery estimate":
      return reference.known.includes(reference.name)
        ? null
        : `there is no delivery estimate '${reference.name}', so that shoppers are promised no date`;
    case "picture":
      return missing(names.images, reference.name, missingPictureText(reference.name));
    case "product":
      return missing(names.skus, reference.name, `there is no product ${reference.name}`);
    case "category":
      return missing(names.categories, reference.name, `there is no category '${reference.name}'`);
    case "seller":
      return missing(names.sellers, reference.name, `there is no seller '${reference.name}'`);
    case "customer group":
      return missing(
        names.customerGroups,
        reference.name,
        `neither a price level nor customer_groups names the customer group '${reference.name}': is it written as customers have it?`,
      );
    case "filter":
      return missing(
        names.filters,
        reference.name,
        `no product has an attribute or option '${reference.name}' to filter by`,
      );
    case "tax class":
      return missing(names.taxClasses, reference.name, `no product has the tax class '${reference.name}'`);
    case "secrets": {
      const unset = reference.names.filter((name) => !names.secrets.has(name));
      return unset.length === 0 ? null : missingSecrets(reference.feature, unset, shopCode);
    }
  }
}

function missingSecrets(feature: string, unset: readonly string[], shopCode: string): string {
  const [command, secrets] = ["npm run shop -- secret set --client", unset.join(" and ")];
  return `${feature} is not offered without ${secrets}: put it into secrets.json, or set it with ${command} ${shopCode} ${unset[0]}`;
}
