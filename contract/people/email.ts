import { z } from 'zod'
import { cleanCode } from '../platform/typed-text.ts'

/** The longest address that mail servers take. */
const MAX_LENGTH = 254

/** The rule of the registration form, with a last part of two letters or more. */
const PATTERN = /^[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/

/** An e-mail address, wherever one is typed or sent. `error` is what it is refused with. */
export const emailSchema = (error?: string) =>
  z
    .string()
    .overwrite(cleanCode)
    .max(MAX_LENGTH, error)
    .check(z.email({ pattern: PATTERN, error }))
