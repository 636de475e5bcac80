import { afterAll } from 'vitest'
import { startKsef, type KsefStandInOptions } from '../../local-services/ksef/server.ts'
import { requireValidInvoice } from '../src/invoices/validate-xml.ts'

/** The seller of the tests, and the token that it has made. */
export const taxpayer = { nip: '1234563218', token: 'token-of-the-tests' }

/** The stand-in of KSeF, which checks what it is sent against the schema; gone after the file. */
export async function startTestKsef(differences: Partial<KsefStandInOptions> = {}) {
  const ksef = await startKsef({ port: 0, ...taxpayer, validate: requireValidInvoice, ...differences })
  afterAll(ksef.stop)
  return ksef
}
