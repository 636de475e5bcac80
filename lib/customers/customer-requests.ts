import { pageOf } from '@bieznik/contract/endpoint'
import { customerSchema, listedCustomerSchema } from '@bieznik/contract/people/customer'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import { z } from 'zod'
import { userRecordSchema } from '@/lib/account/account'

/** What the identity service knows of a person. */
const knownAccountSchema = z.strictObject({
  email: z.string(),
  isEmailVerified: z.boolean(),
  isGuest: z.boolean(),
  isStaff: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type KnownAccount = z.output<typeof knownAccountSchema>

export const customerPageSchema = pageOf(listedCustomerSchema).extend({
  /** The account of the e-mail address that was searched for, when its person ordered nothing yet. */
  account: z.strictObject({ uid: z.string(), email: z.string() }).nullable(),
})
export type CustomerPage = z.output<typeof customerPageSchema>

export const staffCustomerSchema = z.strictObject({
  ...customerSchema.shape,
  /** null: none any more. */
  account: knownAccountSchema.nullable(),
  /** Those who seem to be the same person, by uid, and have an account or are guests of whom something is known. */
  accounts: z.record(z.string(), knownAccountSchema),
  /** Name or e-mail address of staff by uid; not everyone is known. */
  people: z.record(z.string(), z.string()),
})
export type StaffCustomer = z.output<typeof staffCustomerSchema>

/** All that the shop keeps of a person, as staff hand it out. */
export const customerCopySchema = z.strictObject({
  exportedAt: z.iso.datetime(),
  account: knownAccountSchema.nullable(),
  record: userRecordSchema.nullable(),
  shop: personalRowsSchema,
})
export type CustomerCopy = z.output<typeof customerCopySchema>
