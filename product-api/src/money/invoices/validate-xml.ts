import { xsdValidator } from './xsd-validator.ts'

const BASIC_TYPES = 'StrukturyDanych_v10-0E.xsd'
/** Where the schema says that its basic types are. */
const REMOTE = /http:\/\/crd\.gov\.pl\/[^"]*\/(?=StrukturyDanych_v10-0E\.xsd)/g

/** Checks a document against the schema of FA(3). Throws InvalidXml. */
export const requireValidInvoice = xsdValidator(
  new URL('./schema/FA_3_v1-0E.xsd', import.meta.url),
  (text) => {
    const localized = text.replaceAll(REMOTE, './bazowe/')
    if (!localized.includes(`"./bazowe/${BASIC_TYPES}"`))
      throw new Error('invoices: the schema imports other types')
    return localized
  },
)
