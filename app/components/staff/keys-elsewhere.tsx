// @public

/** Says where a passkey works that does not work here; nothing for an empty list (rule staff-17). */
export const KeysElsewhere = ({ domains, instead }: { domains: readonly string[]; instead: string }) =>
  domains.length > 0 ? (
    <p>
      Your passkey works at {domains.join(" and ")}. {instead}
    </p>
  ) : null;
