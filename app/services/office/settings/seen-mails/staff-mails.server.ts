import { and, desc, eq } from "drizzle-orm";
import type { Mail } from "~/models/platform/mail/mail";
import type { MailShop } from "~/models/shops/mail/mail-shop";
import { officeUrl } from "~/models/shops/mail/mail-url";
import { invitationMail, staffNoticeMail, staffResetMail } from "~/models/staff/sign-in/staff-mails";
import { adminInvitationPath, adminResetPath } from "~/paths/staff";
import { staff } from "~/tables/staff/staff";
import { exampleProof, type SeenMail } from "./seen-mail";

type Member = { staffId: number; email: string; name: string };

/** A mail to who was invited last; its link opens nothing. */
const toStaff =
  (path: string, make: (shop: MailShop, member: Member & { url: string }) => Mail): SeenMail =>
  async (at) => {
    const [row] = await at.db
      .select({ staffId: staff.id, email: staff.email, name: staff.name })
      .from(staff)
      .where(and(eq(staff.tenantId, at.tenant.id), eq(staff.isActive, true)))
      .orderBy(desc(staff.id))
      .limit(1);
    return row ? make(at.mailShop, { ...row, url: officeUrl(at, path) }) : null;
  };

/** What people who work here are mailed. */
export const staffMails = {
  staff_invitation: toStaff(adminInvitationPath(exampleProof), (shop, member) =>
    invitationMail(shop, { ...member, requestKey: exampleProof }),
  ),
  staff_reset: toStaff(adminResetPath(exampleProof), (shop, member) =>
    staffResetMail(shop, { ...member, requestKey: exampleProof }),
  ),
  staff_notice: toStaff(adminResetPath(), (shop, member) =>
    staffNoticeMail(shop, { ...member, notice: "passkey-added", at: exampleProof }),
  ),
} as const satisfies Record<string, SeenMail>;
