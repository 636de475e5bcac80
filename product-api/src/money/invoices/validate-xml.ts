import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCHEMA = new URL('./schema/FA_3_v1-0E.xsd', import.meta.url)
const BASIC_TYPES = 'StrukturyDanych_v10-0E.xsd'
/** Where the schema says that its basic types are; nothing is fetched. */
const REMOTE = /http:\/\/crd\.gov\.pl\/[^"]*\/(?=StrukturyDanych_v10-0E\.xsd)/g

/** Compiled with the first invoice: that takes a quarter of a second, a check a few milliseconds. */
let compiled: XsdValidator | undefined

function validator(): XsdValidator {
  if (compiled) return compiled
  xmlRegisterFsInputProviders()
  const text = readFileSync(SCHEMA, 'utf8').replaceAll(REMOTE, './bazowe/')
  if (!text.includes(`"./bazowe/${BASIC_TYPES}"`)) throw new Error('invoices: the schema imports other types')
  using schema = XmlDocument.fromString(text, { url: fileURLToPath(SCHEMA) })
  compiled = XsdValidator.fromDoc(schema)
  return compiled
}

/** What the schema finds wrong with a document, without what stands in it: `line 3: …` is enough to find it. */
export class InvalidInvoice extends Error {
  override name = 'InvalidInvoice'
}

/** Checks a document against the schema of FA(3). Throws InvalidInvoice. */
export function requireValidInvoice(xml: string): void {
  try {
    using document = XmlDocument.fromString(xml)
    validator().validate(document)
  } catch (error) {
    if (error instanceof XmlLibError) throw new InvalidInvoice(elementsIn(error), { cause: undefined })
    throw error
  }
}

/** The message of libxml2 quotes values, which may be personal: only the elements are named. */
function elementsIn(error: XmlLibError): string {
  const names = error.details.flatMap(
    ({ message }) => /Element '(?:\{[^}]*\})?([^']+)'/.exec(message)?.[1] ?? [],
  )
  return `not valid: ${[...new Set(names)].join(', ') || 'it cannot be read'}`
}
