// @public

type KeysElsewhereProps = {
  domains: readonly string[];
  instead: string;
  /** Whether the office has a domain of its own, where no passkey of the shop's works (rule hosts-9). */
  isApart: boolean;
};

/** Says where a passkey works that does not work here; nothing for an empty list (rule staff-17). */
export const KeysElsewhere = ({ domains, instead, isApart }: KeysElsewhereProps) =>
  domains.length > 0 ? (
    <p>
      Your passkey was made for {domains.join(" and ")}.{" "}
      {isApart
        ? "The office has a domain of its own, where no passkey of another one works: use a recovery code, then add a passkey here."
        : instead}
    </p>
  ) : null;
