import type { TaxFile } from '@bieznik/contract/money/registers'
import { xsdValidator } from '../../invoices/xsd-validator.ts'

/** The check of each file against the ministry's schema, which throws InvalidXml. */
export const requireValid: Readonly<Record<TaxFile, (xml: string) => void>> = {
  jpk_v7m: xsdValidator(new URL('./schema/JPK_V7M_3.xsd', import.meta.url)),
  jpk_fa: xsdValidator(new URL('./schema/JPK_FA_4.xsd', import.meta.url)),
}
