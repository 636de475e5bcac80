import { z } from 'zod'

/** The choices of the tire filter's dropdowns; a list is empty until everything above it is chosen. */
export const tireFilterOptionsSchema = z.strictObject({
  widths: z.array(z.number()),
  profiles: z.array(z.number()),
  diameters: z.array(z.number()),
  protectors: z.array(z.string()),
})
export type TireFilterOptions = z.output<typeof tireFilterOptionsSchema>
