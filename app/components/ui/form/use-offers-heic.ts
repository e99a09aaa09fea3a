// @public

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether a file input offers HEIC: on computers, once the page runs. Phones that are not offered it send
 * their photos as JPG by themselves, which are smaller work for the server (rule reviews-4).
 */
export const useOffersHeic = () =>
  useSyncExternalStore(
    never,
    () => navigator.maxTouchPoints === 0,
    () => false,
  );
