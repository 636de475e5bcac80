import { z } from 'zod'
import { cleanCode } from './typed-text.ts'

/** What people write between the digits. */
const BETWEEN = /[ ()./-]/g

/** An optional plus, then 7 to 15 digits. `error` is what a number is refused with. */
export const phoneSchema = (error?: string) =>
  z
    .string()
    .overwrite((typed) => cleanCode(typed).replace(BETWEEN, ''))
    .regex(/^\+?\d{7,15}$/, error)
