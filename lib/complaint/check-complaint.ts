import {
  complaintStatementSchema,
  MAX_COMPLAINT_TEXT,
  type ComplaintStatement,
} from '@bieznik/contract/care/complaint'
import { complaintBases, complaintDemands } from '@bieznik/contract/care/complaint-status'
import { cleanLines, isVisible } from '@bieznik/contract/platform/typed-text'
import { z } from 'zod'
import { firstErrors, personErrorKeys, personFields } from '@/lib/cases/person'
import type { TypedComplaint } from './typed-complaint'

/** Keys of `complaint.errors` in the message files; those of name, e-mail and order are in `withdrawal.errors`. */
export const complaintErrorKeys = [
  'basis_required',
  'demand_required',
  'text_required',
  'text_long',
  'text_invalid',
] as const

export type ComplaintErrorKey = (typeof complaintErrorKeys)[number] | (typeof personErrorKeys)[number]

/** In the order in which they stand in the form. */
export const complaintFields = ['name', 'email', 'order', 'text', 'demand', 'basis'] as const
export type ComplaintField = (typeof complaintFields)[number]

export type ComplaintErrors = Partial<Record<ComplaintField, ComplaintErrorKey>>

export const complaintTextSchema = z
  .string()
  .overwrite(cleanLines)
  .regex(/^(?:[\r\n\t]|[^\p{Cc}\p{Cs}])*$/u, 'text_invalid')
  .refine(isVisible, 'text_required')
  .max(MAX_COMPLAINT_TEXT, 'text_long')

/** What every complaint says, however it came. */
export const complaintFieldsSchema = z.object({
  ...personFields,
  basis: z.enum(complaintBases, 'basis_required'),
  text: complaintTextSchema,
  demand: z.enum(complaintDemands, 'demand_required'),
})

type Checked = { statement: ComplaintStatement; errors: null } | { statement: null; errors: ComplaintErrors }

/** What the form states, or what is wrong with it: the first error of each field. */
export function checkComplaint(typed: TypedComplaint): Checked {
  const { data, error } = complaintFieldsSchema.safeParse(typed)
  const { language, photos } = typed
  if (!error) {
    const statement = { ...data, language, photos: photos.map(({ name }) => name) }
    return { statement: complaintStatementSchema.parse(statement), errors: null }
  }
  const errors = firstErrors(error, complaintFields, [...complaintErrorKeys, ...personErrorKeys])
  return { statement: null, errors }
}
