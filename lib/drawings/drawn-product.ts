import { z } from 'zod'

/** A measure as an address carries it; what cannot be drawn to scale is refused. */
const measure = (max: number) => z.coerce.number().positive().max(max)
const text = z.string().max(60)

/** What each kind of product is drawn from, by the name of its drawing. */
export const drawnProducts = {
  'tire.svg': z.object({
    width: measure(1000),
    profile: measure(200),
    diameter: measure(100),
    protector: text,
  }),
  'wheel.svg': z.object({
    diameter: measure(100),
    width: measure(100),
    centralBoreDiameter: measure(1000),
    boltSpacing: text,
    typeOfWheel: text,
  }),
  'spacer.svg': z.object({
    boltDistance: text,
    boltInfo: text,
    thickness: measure(1000),
  }),
} as const
