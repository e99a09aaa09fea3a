// @public

/** Texts of a page without a shop. They are not escaped, so none may come from a visitor. */
export type BarePage = { title: string; heading: string; paragraphs: readonly string[]; link: string };

/** A page that needs neither a shop, its styles, a file nor a database. */
export const barePage = ({ title, heading, paragraphs, link }: BarePage): string =>
  bareDocument(
    title,
    `<h1>${heading}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}<p><a href="/">${link}</a></p>`,
  );

/** The same around other content. @param main HTML */
export const bareDocument = (title: string, main: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { margin: 0; color: #1d2321; background: #fff; font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
  main { display: flex; flex-direction: column; justify-content: center; min-height: 70vh; max-width: 33rem; margin: auto; padding: 4rem 1.5rem; }
  h1 { margin: 0; font: 500 2.25rem/1.15 Georgia, serif; }
  p { margin: 1rem 0 0; color: #5c6662; }
  label { display: block; margin-top: 1rem; }
  input { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .65rem; border: 1px solid #5c6662; border-radius: 10px; font: inherit; }
  a, button { display: inline-block; margin-top: .75rem; border: 0; font: inherit; padding: .65rem 1.5rem; border-radius: 10px; color: #fff; background: #1d2321; font-weight: 500; text-decoration: none; }
</style>
</head>
<body>
<main>${main}</main>
</body>
</html>
`;
