import { z } from 'zod'
import { cleanCode } from '../platform/typed-text.ts'

/** What people write between the digits. */
const BETWEEN = /[ ()./-]/g

const digitsOf = (typed: string) => cleanCode(typed).replace(BETWEEN, '')

/** An optional plus, then 7 to 15 digits. `error` is what a number is refused with. */
export const phoneSchema = (error?: string) =>
  z
    .string()
    .overwrite(digitsOf)
    .regex(/^\+?\d{7,15}$/, error)

/** The nine digits of a Polish number, however it is written, as couriers in Poland take it; null: it is none. */
export const polishPhone = (written: string): string | null =>
  /^(?:\+48|0048|48|0)?(\d{9})$/.exec(digitsOf(written))?.[1] ?? null

/** Written with the code of another country, so that who dials it from Poland reaches it. */
export const isForeignPhone = (written: string): boolean =>
  /^(?:\+|00)(?!48)\d{7,15}$/.test(digitsOf(written))
