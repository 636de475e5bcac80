import { z } from 'zod'
import { sheens, tones, wheelModels } from '@/lib/drawings/wheel-look'

/** A measure as an address carries it; what cannot be drawn to scale is refused. */
const measure = (max: number) => z.coerce.number().positive().max(max)
const text = z.string().max(60)

/** The query of the sidewall of a retread: what is molded into it. */
export const passportQuery = z.strictObject({
  approval: z.string().max(24),
  protector: text,
  size: z.string().max(24),
  week: z.string().max(24),
})
export type PassportMarks = z.output<typeof passportQuery>

/** The query of a drawing's address, by the kind of product: what one of that kind is drawn from. */
export const drawnProducts = {
  tire: z.strictObject({
    width: measure(1000),
    profile: measure(200),
    diameter: measure(100),
    protector: text,
  }),
  wheel: z.strictObject({
    diameter: measure(100),
    width: measure(100),
    centralBoreDiameter: measure(1000),
    boltSpacing: text,
    model: z.enum(wheelModels),
    tone: z.enum(tones),
    sheen: z.enum(sheens),
  }),
  spacer: z.strictObject({
    boltDistance: text,
    boltInfo: text,
    thickness: measure(1000),
    /** Absent: not known, and not drawn. */
    boreHub: measure(1000).optional(),
    boreWheel: measure(1000).optional(),
  }),
} as const
