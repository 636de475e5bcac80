import type { Company } from '@bieznik/contract/platform/company'

/** To whom the money of a bank transfer goes. */
export type Recipient = Pick<Company, 'legalName' | 'nip' | 'bankAccount'>
