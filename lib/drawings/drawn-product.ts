import { z } from 'zod'
import { SET_PARTS } from '@/lib/drawings/drawing-address'
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

/** `t.width=195&w.diameter=15` as the numbers of each kind; what is of none stays under its own name, and is refused. */
function partsOf(query: Record<string, string>): Record<string, Record<string, string>> {
  const kinds = new Map<string, string>(Object.entries(SET_PARTS).map(([kind, part]) => [part, kind]))
  const parts: Record<string, Record<string, string>> = {}
  for (const [key, value] of Object.entries(query)) {
    const [part = '', name = ''] = key.split('.')
    const kind = kinds.get(part) ?? part
    parts[kind] = { ...parts[kind], [name]: value }
  }
  return parts
}

const setSchema = z.strictObject({
  tire: drawnProducts.tire.optional(),
  wheel: drawnProducts.wheel,
  spacer: drawnProducts.spacer.optional(),
})
export type DrawnSet = z.output<typeof setSchema>

/** What the address of a set names: a wheel with a tire, a spacer or both; null: something else. */
export const readSet = (query: Record<string, string>): DrawnSet | null =>
  setSchema.safeParse(partsOf(query)).data ?? null
