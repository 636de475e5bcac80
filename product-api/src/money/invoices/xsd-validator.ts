import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a schema finds wrong with a document, without what stands in it: the names of the elements are enough to find it. */
export class InvalidXml extends Error {
  override name = 'InvalidXml'
}

/**
 * A check of documents against a schema, which throws InvalidXml. The schema is compiled with the first document: that takes a quarter of
 * a second, a check a few milliseconds.
 * @param localized puts files of this folder where the schema names addresses of its types, so that nothing is fetched
 */
export function xsdValidator(
  schema: URL,
  localized: (text: string) => string = (text) => text,
): (xml: string) => void {
  let compiled: XsdValidator | undefined

  function compile(): XsdValidator {
    xmlRegisterFsInputProviders()
    using document = XmlDocument.fromString(localized(readFileSync(schema, 'utf8')), {
      url: fileURLToPath(schema),
    })
    return XsdValidator.fromDoc(document)
  }

  return (xml) => {
    compiled ??= compile()
    try {
      using document = XmlDocument.fromString(xml)
      compiled.validate(document)
    } catch (error) {
      if (error instanceof XmlLibError) throw new InvalidXml(elementsIn(error), { cause: undefined })
      throw error
    }
  }
}

/** The message of libxml2 quotes values, which may be personal: only the elements are named. */
function elementsIn(error: XmlLibError): string {
  const names = error.details.flatMap(
    ({ message }) => /Element '(?:\{[^}]*\})?([^']+)'/.exec(message)?.[1] ?? [],
  )
  return `not valid: ${[...new Set(names)].join(', ') || 'it cannot be read'}`
}
