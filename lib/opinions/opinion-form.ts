import { languages, type Language } from '@bieznik/contract/language'
import { writeOpinionSchema, type RatedLine } from '@bieznik/contract/care/opinion'
import { z } from 'zod'

export const ratings = ['1', '2', '3', '4', '5'] as const

/** In the order in which they are shown. */
export const opinionFields = ['rating', 'text', 'car', 'mileage', 'language', 'showsName', 'photos'] as const
export type OpinionField = (typeof opinionFields)[number]

/** Kilometres as people write them: `12 000`, `12.000`. */
const numberOf = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/[\s.,]/g, '')
  if (digits === '') return undefined
  return /^\d+$/.test(digits) ? Number(digits) : -1
}

/** An opinion as it is typed; its messages are keys of `own_opinions.errors`. */
export const opinionFormSchema = z
  .object({
    rating: z.string().nullable(),
    text: z.string(),
    car: z.string(),
    mileage: z.string(),
    language: z.enum(languages),
    showsName: z.boolean(),
    photos: z.array(z.string()),
  })
  .transform(({ rating, mileage, ...typed }): z.input<typeof writeOpinionSchema> => ({
    ...typed,
    rating: Number(rating),
    mileage: numberOf(mileage),
  }))
  .pipe(writeOpinionSchema)

export type OpinionForm = z.input<typeof opinionFormSchema>

/** What was written, or an empty form in the language of the page. */
export function filledForm({ opinion }: RatedLine, language: Language): OpinionForm {
  if (!opinion)
    return { rating: null, text: '', car: '', mileage: '', language, showsName: false, photos: [] }
  return {
    rating: String(opinion.rating),
    text: opinion.text,
    car: opinion.car ?? '',
    mileage: opinion.mileage === null ? '' : String(opinion.mileage),
    language: opinion.language,
    showsName: opinion.name !== null,
    photos: opinion.photos ?? [],
  }
}
