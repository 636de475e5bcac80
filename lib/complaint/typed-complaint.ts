import { languages } from '@bieznik/contract/language'
import { z } from 'zod'
import { pictureRefusals } from '@/lib/pictures/picture'

/** Why a file is no photo of the complaint; besides those of every picture: there are too many, or all together are too large. */
export const photoRefusals = [...pictureRefusals, 'too_many', 'cut_off'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

/** The values of the complaint form as typed, valid or not. */
export const typedComplaintSchema = z.strictObject({
  language: z.enum(languages),
  name: z.string(),
  email: z.string(),
  order: z.string(),
  basis: z.string(),
  demand: z.string(),
  text: z.string(),
  /** Those that were sent and stored; `title` is the name of the file. */
  photos: z.array(z.strictObject({ name: z.string(), title: z.string() })),
  /** Files that were sent last and are none. */
  refused: z.array(z.strictObject({ title: z.string(), reason: z.enum(photoRefusals) })),
})
export type TypedComplaint = z.output<typeof typedComplaintSchema>

/** The form with nothing in it but the order that a link named. */
export function emptyComplaint(language: TypedComplaint['language'], order: string): TypedComplaint {
  const nothing = { name: '', email: '', demand: '', text: '', photos: [], refused: [] }
  return { ...nothing, language, order, basis: 'conformity' }
}

/** Reads what a browser sends of the form, photos apart; what is missing is empty. */
export function readComplaintFields(fields: FormData): TypedComplaint {
  const text = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    language: languages.find((language) => language === text('language')) ?? 'pl',
    name: text('name'),
    email: text('email'),
    order: text('order'),
    basis: text('basis'),
    demand: text('demand'),
    // Forms are sent with the line ends of mails.
    text: text('text').replaceAll('\r\n', '\n'),
    photos: [],
    refused: [],
  }
}
