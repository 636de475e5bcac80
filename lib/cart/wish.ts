import { productIdSchema } from '@bieznik/contract/product'
import { z } from 'zod'
import { readKeptWish, writeKeptWish } from './kept-wish'

const DAY_MS = 24 * 60 * 60 * 1000

const wishSchema = z.object({ productId: productIdSchema, title: z.string(), at: z.number() })

/** What a visitor wanted to put in the cart before signing in. */
export type Wish = Pick<z.output<typeof wishSchema>, 'productId' | 'title'>

/** Keeps the wish in this tab for a day; the newest takes the place of the one before. */
export function keepWish({ productId, title }: Wish): void {
  writeKeptWish(JSON.stringify({ productId, title, at: Date.now() }))
}

export function forgetWish(): void {
  writeKeptWish(null)
}

export function readWish(): Wish | null {
  const wish = parseWish(readKeptWish())
  const age = wish ? Date.now() - wish.at : 0
  return age >= 0 && age < DAY_MS ? wish : null
}

/** Storage is the browser's: whoever edits it loses the wish and nothing more. */
function parseWish(text: string | null): z.output<typeof wishSchema> | null {
  try {
    return text === null ? null : wishSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
