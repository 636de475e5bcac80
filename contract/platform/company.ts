import type { Company } from './company-schema.ts'

export type { Company }

/** The part that every page sends to the browser. */
export type ShownCompany = Pick<
  Company,
  'legalName' | 'seat' | 'nip' | 'email' | 'phone' | 'weekdayHours' | 'saturdayHours'
>

/** What the registers say besides: for the pages and papers where the company presents itself. */
export type RegisterEntry = Pick<
  Company,
  'registerCourt' | 'krs' | 'regon' | 'bdo' | 'shareCapital' | 'isExample'
>

/** The number as a `tel:` link takes it. */
export const phoneLink = ({ phone }: Pick<Company, 'phone'>): string => `tel:${phone.replaceAll(' ', '')}`

/** Street, postal code and town in one line, as letters have it. */
export const addressLine = ({ street, postCode, city }: Company['seat']): string =>
  `${street}, ${postCode} ${city}`
