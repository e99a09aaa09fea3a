/** How long the browser may look for its position, ms. */
const patienceMs = 10_000;
/** Decimals of a degree that are sent, about a kilometre: enough for the nearest postal code. */
const decimals = 2;

/** The browser's position in degrees, as texts for a form; null if it has none or its user declines. */
export function askPosition(): Promise<{ latitude: string; longitude: string } | null> {
  if (!("geolocation" in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude.toFixed(decimals),
          longitude: coords.longitude.toFixed(decimals),
        }),
      () => resolve(null),
      { timeout: patienceMs, maximumAge: 60_000 },
    );
  });
}
