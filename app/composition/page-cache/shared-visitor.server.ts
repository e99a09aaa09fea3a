import type { Visitor, VisitorCustomer } from "~/models/shops/visitors/visitor";

/**
 * A visitor as a shared page may know them: signed in or not, group and status, whether they ever called a
 * review helpful, and whether anything is on their lists. Reading anything else returns nothing and marks the
 * page as personal, so that it is rendered for each visitor.
 * @param onPersonal called when something personal is read
 */
export function sharedVisitor(
  { customer, hasLikes = false, hasListed = false }: Visitor,
  onPersonal: () => void,
): Visitor {
  const personal = <T>(nothing: T): T => {
    onPersonal();
    return nothing;
  };
  return {
    get sessionHash() {
      return personal(null);
    },
    get cartId() {
      return personal(null);
    },
    customer: customer && sharedCustomer(customer, personal),
    hasLikes,
    hasListed,
  };
}

function sharedCustomer(
  { group, isRestricted, isVerified }: VisitorCustomer,
  personal: <T>(nothing: T) => T,
): VisitorCustomer {
  return {
    group,
    isRestricted,
    isVerified,
    get id() {
      return personal(0);
    },
    get email() {
      return personal("");
    },
    get firstName() {
      return personal("");
    },
    get lastName() {
      return personal("");
    },
    get nickName() {
      return personal("");
    },
  };
}
