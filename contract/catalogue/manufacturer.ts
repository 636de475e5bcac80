import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { requiredText, text } from './field-rules.ts'
import { MAX_MANUFACTURER_NAME } from './safety-fields.ts'

/*
 * Who is responsible for a product: an offer names them with a postal and an electronic address (Regulation (EU) 2023/988, article 19). The
 * messages of the rules are keys of `admin_manufacturers.errors` in the message files.
 */

/** Where a manufacturer needs no other responsible person: the European Union, as ISO 3166-1 codes. */
const unionCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

const electronicAddress = z.union([emailSchema(), z.url({ protocol: /^https$/ })])
const isElectronicAddress = (typed: string): boolean => electronicAddress.safeParse(typed).success

const fields = z.strictObject({
  name: requiredText(MAX_MANUFACTURER_NAME, 'name_required'),
  /** What is written on its products, where that is not its name. */
  mark: text(60),
  /** Street, postal code, town and country in one line, as letters have it. */
  address: requiredText(200, 'address_required'),
  /** An e-mail address, or the address of a page. */
  contact: text(254).refine(isElectronicAddress, 'contact_invalid'),
  /** ISO 3166-1 */
  country: z
    .string()
    .overwrite((typed) => typed.trim().toUpperCase())
    .regex(/^[A-Z]{2}$/, { error: 'country_required', abort: true }),
  /** The responsible person in the Union of a manufacturer outside it. Empty: no one else. */
  responsibleName: text(MAX_MANUFACTURER_NAME),
  responsibleAddress: text(200),
  responsibleContact: text(254),
})
type Fields = z.output<typeof fields>

/** A manufacturer outside the Union needs a responsible person in it, and one that is named is named in full. */
function requireResponsible(written: Fields, addIssue: (path: keyof Fields, message: string) => void): void {
  const { responsibleName: name, responsibleAddress: address, responsibleContact: contact } = written
  if (unionCountries.has(written.country) && name === '' && address === '' && contact === '') return
  if (name === '') addIssue('responsibleName', 'responsible_required')
  if (address === '') addIssue('responsibleAddress', 'address_required')
  if (!isElectronicAddress(contact)) addIssue('responsibleContact', 'contact_invalid')
}

const word = z.string()
/** As they are known: what was written before a rule became stricter stays readable. */
const seenFields = {
  name: word,
  mark: word,
  address: word,
  contact: word,
  country: word,
  responsibleName: word,
  responsibleAddress: word,
  responsibleContact: word,
}

/** What staff write of a manufacturer. */
export const manufacturerInputSchema = fields.superRefine((written, context) =>
  requireResponsible(written, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
)
export type ManufacturerInput = z.output<typeof manufacturerInputSchema>

/** `from` is what was seen; when it is no longer so, the edit is refused. */
export const editManufacturerSchema = fields
  .extend({ from: z.strictObject(seenFields) })
  .superRefine((written, context) =>
    requireResponsible(written, (name, message) =>
      context.addIssue({ code: 'custom', path: [name], message }),
    ),
  )
export type EditManufacturer = z.output<typeof editManufacturerSchema>

export const manufacturerFields = fields.keyof().options

export const manufacturerSchema = z.strictObject({ id: z.int().min(1), ...seenFields })
export type Manufacturer = z.output<typeof manufacturerSchema>

/** As staff see it: with how many products name it. */
export const managedManufacturerSchema = manufacturerSchema.extend({ products: z.int().min(0) })
export type ManagedManufacturer = z.output<typeof managedManufacturerSchema>
