// @public

/** What a page needs for the captcha: the provider's public key and the address of its script. */
export type CaptchaView = { siteKey: string; scriptUrl: string };
