import { languageSchema } from '@bieznik/contract/selling/order'
import { z } from 'zod'

/** What is suggested for a text that is being typed, in the order in which it is listed. */
export const suggestionListSchema = z.array(
  z.strictObject({
    /** Without a language prefix. */
    href: z.string(),
    text: z.string(),
    /** What it is and costs, of a product. */
    aside: z.string().optional(),
    /** Of a product: its drawing, and its photograph where there is one. */
    picture: z.strictObject({ src: z.string(), photograph: z.string().optional() }).optional(),
    /** Of the text, where it is another than the page's. */
    lang: languageSchema.optional(),
  }),
)
export type Suggestion = z.output<typeof suggestionListSchema>[number]
