import { z } from 'zod'

export const newsItemSchema = z.strictObject({
  id: z.int().min(1),
  title: z.string(),
  description: z.string(),
  /** Picture; null: a default one is drawn. */
  url: z.string().nullable(),
  /** Address of a video as it was entered; the page turns it into an embed link. */
  urlVideo: z.string().nullable(),
  createdDate: z.iso.datetime(),
})
export type NewsItem = z.output<typeof newsItemSchema>
