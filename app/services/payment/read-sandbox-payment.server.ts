import { and, eq } from "drizzle-orm";
import { orders, payments } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { PendingPayment } from "./provider";

/** What the sandbox's page says about a payment. */
export type SandboxPayment = PendingPayment & { currency: string; incrementId: string; isOpen: boolean };

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A payment of the sandbox by its id, or null. Its id is secret enough: 122 random bits nobody else is told. */
export async function readSandboxPayment(
  ctx: ShopContext,
  paymentId: string,
): Promise<SandboxPayment | null> {
  if (!isUuid.test(paymentId)) return null;
  const [row] = await ctx.db
    .select({ payment: payments, currency: orders.currency, incrementId: orders.incrementId })
    .from(payments)
    .innerJoin(orders, and(eq(orders.tenantId, payments.tenantId), eq(orders.id, payments.orderId)))
    .where(
      and(eq(payments.tenantId, ctx.tenant.id), eq(payments.id, paymentId), eq(payments.provider, "sandbox")),
    );
  if (!row) return null;
  const { id, orderId, reference, amountMinor, status } = row.payment;
  const { currency, incrementId } = row;
  return { id, orderId, reference, amountMinor, currency, incrementId, isOpen: status === "started" };
}
