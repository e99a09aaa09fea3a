import { deviceCookie } from "../../accounts/sign-in/device-cookie.server";
import type { StaffSignInContext } from "./start-staff-session.server";

/** Name of the cookie that marks a browser as a known device of a member of staff (rule staff-3). */
export const staffDevice = "awning_staff_device";

/** A member of staff as the holder of a known device: a customer may have the same number. */
export const deviceOf = (staffId: number): string => `staff ${staffId}`;

/** `Set-Cookie` value that makes a browser a known device of a member of staff. */
export const staffDeviceCookie = (ctx: StaffSignInContext, staffId: number): string =>
  deviceCookie({ ...ctx, origin: ctx.officeOrigin }, deviceOf(staffId), staffDevice);
