import type { SecretName } from "../../platform/secret/secret-name";

/**
 * What the files of a shop may name in each other. Null stands for what a folder without that file does not
 * say, or what could not be read: nothing is missed in it then.
 */
export type FolderNames = {
  /** Files of the images folder. */
  images: ReadonlySet<string>;
  skus: ReadonlySet<string> | null;
  categories: ReadonlySet<string> | null;
  sellers: ReadonlySet<string>;
  /** Customer groups that have prices. */
  customerGroups: ReadonlySet<string> | null;
  /** Codes by which products can be filtered. */
  filters: ReadonlySet<string> | null;
  taxClasses: ReadonlySet<string> | null;
  /** Secrets that are set. */
  secrets: ReadonlySet<SecretName>;
};
