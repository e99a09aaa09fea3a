import type { Sheet } from "./faces.server";

/** The name that programs look for. */
const fileName = "factur-x.xml";
const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const properties = [
  ["DocumentFileName", "The name of the embedded XML document", fileName],
  ["DocumentType", "The type of the hybrid document", "INVOICE"],
  ["Version", "The version of the standard", "1.0"],
  ["ConformanceLevel", "The conformance level of the embedded document", "EN 16931"],
] as const;

/** PDFKit's own, which its types leave out: adds to the metadata of the file. */
type WithMetadata = { appendXML(xml: string): void };

/** Makes a PDF/A-3 a Factur-X (ZUGFeRD): the XML beside its pages, and what says so (rule orders-30). */
export function addFacturX({ document }: Pick<Sheet, "document">, xml: string, now: Date): void {
  // Its types ask for a buffer of its own memory.
  document.file(Buffer.from(xml, "utf8"), {
    name: fileName,
    type: "text/xml",
    description: "Factur-X invoice",
    relationship: "Alternative",
    creationDate: now,
    modifiedDate: now,
  });
  (document as typeof document & WithMetadata).appendXML(metadata);
}

const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
${properties.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join("\n")}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties
  .map(
    ([name, about]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${about}</pdfaProperty:description>
</rdf:li>`,
  )
  .join("\n")}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
