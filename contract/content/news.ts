import { z } from 'zod'
import { languages } from '../language.ts'

const languageSchema = z.enum(languages)

export const newsItemSchema = z.strictObject({
  id: z.int().min(1),
  title: z.string(),
  description: z.string(),
  /** Picture; null: a default one is drawn. */
  url: z.string().nullable(),
  /** Address of a video as it was entered; the page turns it into an embed link. */
  urlVideo: z.string().nullable(),
  createdDate: z.iso.datetime(),
  /** The language of title and text: Polish where they have not been translated. Another host of news may leave both out. */
  language: languageSchema.optional(),
  /** The languages that title and text exist in. */
  languages: z.array(languageSchema).optional(),
})
export type NewsItem = z.output<typeof newsItemSchema>

/** The hypermedia form of JSON (draft-kelly-json-hal): links stand beside the fields. */
export const HAL_MEDIA_TYPE = 'application/hal+json'

/** A news item for callers whose `Accept` names `HAL_MEDIA_TYPE`. */
export const newsItemHalSchema = z.strictObject({
  ...newsItemSchema.shape,
  _links: z.strictObject({ self: z.strictObject({ href: z.string() }) }),
})
export type NewsItemHal = z.output<typeof newsItemHalSchema>
