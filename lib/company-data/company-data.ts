import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { z } from 'zod'
import { normaliseNip } from '@/lib/checkout/nip'

/** Asks the public registers for a Polish company, by its NIP as people write it. */
export const companyDataQuerySchema = z.strictObject({
  nip: z.string().max(40).overwrite(normaliseNip).refine(isNip, 'nip'),
})

/** What a register says of a company; the fields of the address are empty where it says nothing that can be read. */
export const companyDataSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  postCode: z.string(),
  city: z.string(),
})
export type CompanyData = z.output<typeof companyDataSchema>

/** null: no register knows the number. */
export const companyDataReplySchema = z.strictObject({ company: companyDataSchema.nullable() })
