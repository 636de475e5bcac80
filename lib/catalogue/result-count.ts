import { z } from 'zod'

/** How many results a narrowed list would have, in the words of the button that shows them. */
export const resultCountSchema = z.strictObject({ text: z.string() })
