import { z } from 'zod'
import { isBankAccount, isIban } from '../catalogue/registration-numbers.ts'
import { cleanCode } from '../platform/typed-text.ts'

/** Without blanks and hyphens, in capitals; a Polish number without its country, as Polish banks write it. */
const plain = (typed: string): string =>
  cleanCode(typed)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^PL(?=\d{26}$)/, '')

/** An account to which money can be sent: the 26 digits of a Polish one, or the IBAN of another. `error` is what it is refused with. */
export const accountNumberSchema = (error?: string) =>
  z
    .string()
    .overwrite(plain)
    .refine((account) => isBankAccount(account) || isIban(account), error)
