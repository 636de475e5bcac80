import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { readFileSync } from 'node:fs'
import { startKsef, type KsefStandInOptions } from '../../local-services/ksef/server.ts'
import { openContract } from '../../local-services/published-contracts/contract.ts'
import type { InvoiceContent } from '../src/money/invoices/invoice-content.ts'
import { writeInvoiceXml } from '../src/money/invoices/invoice-xml.ts'
import type { KsefClient, KsefReference } from '../src/money/invoices/ksef/ksef-client.ts'
import { requireValidInvoice } from '../src/money/invoices/validate-xml.ts'
import { setOfTires } from './invoices.ts'
import { recorded } from './recorded.ts'

/** The seller of the tests, and the token that it has made. */
export const taxpayer = { nip: '1234563218', token: 'token-of-the-tests' }

const contracts = [openContract('ksef')]

/** The stand-in of KSeF, which checks what it is sent against the schema, with the limits of the ministry's test environment; gone after the file. */
export async function startTestKsef(differences: Partial<KsefStandInOptions> = {}) {
  const ksef = await startKsef({
    port: 0,
    ...taxpayer,
    validate: requireValidInvoice,
    limitsTimes: 10,
    ...differences,
  })
  return { ...ksef, url: await recorded(ksef, contracts) }
}

/** An invoice of today, such as another program of the seller may send. */
export function invoiceOfToday(number: string, differences: Partial<InvoiceContent> = {}): string {
  const issued = { number, issuedOn: dayInWarsaw(new Date()), issuedAt: new Date() }
  return writeInvoiceXml({ ...issued, content: { ...setOfTires, ...differences } })
}

/** Sends one invoice in a session of its own. */
export const sendAlone = (client: KsefClient, xml: string): Promise<KsefReference> =>
  client.inSession((session) => session.send(xml, { isOffline: false }))

/** Throws for what is no confirmation of receipt (`upo-v4-3.xsd`). */
export function requireValidConfirmation(xml: string): void {
  using schema = XmlDocument.fromString(
    readFileSync(new URL('./published/upo-v4-3.xsd', import.meta.url), 'utf8'),
  )
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(xml)
  validator.validate(document)
}
