import { phoneSchema } from '@bieznik/contract/people/phone'
import { cleanCode, cleanLine, isVisible } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'

/*
 * A person's data as the pages and the BFF exchange them. The messages are keys of `person.errors` in the message
 * files, so that a form and the server say the same.
 */

const MAX_LENGTH = 200

/** Half a character, which no database keeps as it is, becomes the sign for one that is not known. */
const text = () =>
  z
    .string()
    .overwrite((written) => cleanLine(written.toWellFormed()))
    .max(MAX_LENGTH, 'too_long')

/** A text of which something can be seen. */
const required = (key: string) => text().refine(isVisible, key)

const name = required('name_required').min(2, 'name_short')
const surname = required('surname_required').min(2, 'surname_short')
const phone = required('phone_required').pipe(phoneSchema('phone_invalid'))

/** The company fields that registration has always been allowed to send; they are not kept. */
const legalEntity = {
  legalEntityName: text().optional(),
  legalEntityTaxId: text().optional(),
  legalEntityAddress: text().optional(),
  legalEntityStreet: text().optional(),
  legalEntityCity: text().optional(),
  legalEntityIndex: text().optional(),
  legalEntityCountry: text().optional(),
}

/** `PUT /api/account`: what registration adds to the account that Firebase has made; the e-mail address is the token's. */
export const newRecordSchema = z.strictObject({ name, surname, phone, ...legalEntity })
export type NewRecord = z.output<typeof newRecordSchema>

/** `PATCH /api/account`: what a person may change. `index` is the postcode. */
export const profileSchema = z.strictObject({
  name,
  surname,
  phone,
  address: required('address_required'),
  index: required('index_required').overwrite(cleanCode),
  city: required('city_required'),
})
export type Profile = z.output<typeof profileSchema>

/** The user record as the realtime database keeps it; times are ISO 8601 in UTC. */
export const userRecordSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.literal('customer'),
  address: z.string(),
  index: z.string(),
  city: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type UserRecord = z.output<typeof userRecordSchema>

/** `GET /api/account`; the record is null when it could not be written at registration and the person has not signed in since. */
export const accountSchema = z.strictObject({
  email: z.string(),
  isEmailVerified: z.boolean(),
  record: userRecordSchema.nullable(),
})
export type Account = z.output<typeof accountSchema>
