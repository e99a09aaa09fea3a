// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type SecretQuery = {
  /** The secrets that the shop may have, and when each was set. Their values are never told. settings:read */
  secrets: {
    args: object;
    answer: Array<Secret>;
  };
};
/** Arguments and answers of these calls. */
export type SecretMutation = {
  /** Sets a secret of the shop that is called, or removes it with an empty value. settings:write */
  setSecret: {
    args: {
      name: string;
      value: string;
    };
    answer: SetSecret;
  };
};
export type Secret = {
  name: string;
  /** Null while it is not set. */
  setAt: string | null;
};
export type SetSecret = {
  name: string;
  isSet: boolean;
  /** Whether it was another before. */
  isChanged: boolean;
};
