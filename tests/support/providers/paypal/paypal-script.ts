/**
 * The fake of PayPal's browser script: `paypal.Buttons(...).render(place)` shows a button with a style sheet
 * of its own, opens PayPal's page in a window, and calls back when that window says what the shopper pressed.
 * @param url of the fake of PayPal
 */
export const paypalScript = (url: string): string => `(() => {
  const nonce = document.currentScript.dataset.cspNonce;
  const style = Object.assign(document.createElement("style"), { nonce });
  style.textContent = ".paypal-button { width: 100%; min-height: 48px; }";
  document.head.append(style);
  function Buttons(options) {
    const button = document.createElement("button");
    const actions = { resolve: () => true, reject: () => false };
    async function press() {
      const page = window.open("about:blank", "paypal", "width=500,height=600");
      try {
        const order = await options.createOrder();
        const pressed = new Promise((resolve) => {
          window.addEventListener("message", function told(event) {
            if (event.origin !== ${JSON.stringify(url)} || event.data.token !== order) return;
            window.removeEventListener("message", told);
            resolve(event.data.press);
          });
        });
        page.location = ${JSON.stringify(`${url}/checkoutnow?window=1&token=`)} + order;
        if ((await pressed) === "back") options.onCancel({ orderID: order });
        else options.onApprove({ orderID: order, facilitatorAccessToken: "A21AA", payerID: "P1" });
      } catch (error) {
        page.close();
        options.onError(error);
      }
    }
    return {
      async render(place) {
        Object.assign(button, { type: "button", className: "paypal-button", textContent: "PayPal's own button" });
        button.dataset.style = JSON.stringify(options.style);
        button.onclick = async () => { if ((await options.onClick({}, actions)) !== false) await press(); };
        place.append(button);
      },
      async close() { button.remove(); },
    };
  }
  window.paypal = { FUNDING: { PAYPAL: "paypal" }, Buttons };
})();`;

/** What PayPal's page in a window answers to a press. */
export const closingPage = (press: string, token: string): string =>
  `<!doctype html><script>window.opener.postMessage(${JSON.stringify({ press, token })}, "*"); window.close();</script>`;
