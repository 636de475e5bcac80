import { quantitySchema } from '@bieznik/contract/selling/cart'
import { productIdSchema } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { readStoredPendingAdd, writeStoredPendingAdd } from './stored-pending-add'

const DAY_MS = 24 * 60 * 60 * 1000

const pendingAddSchema = z.object({
  productId: productIdSchema,
  title: z.string(),
  quantity: quantitySchema.catch(1),
  at: z.number(),
})

/** The product that a visitor tried to add to the cart before signing in. */
export type PendingAdd = Pick<z.output<typeof pendingAddSchema>, 'productId' | 'title' | 'quantity'>

/** Stores it in this tab for a day; a newer one replaces it. */
export function storePendingAdd({ productId, title, quantity }: PendingAdd): void {
  writeStoredPendingAdd(JSON.stringify({ productId, title, quantity, at: Date.now() }))
}

export function forgetPendingAdd(): void {
  writeStoredPendingAdd(null)
}

export function readPendingAdd(): PendingAdd | null {
  const pendingAdd = parsePendingAdd(readStoredPendingAdd())
  const age = pendingAdd ? Date.now() - pendingAdd.at : 0
  return age >= 0 && age < DAY_MS ? pendingAdd : null
}

/** Text that somebody has edited in the browser's storage counts as none. */
function parsePendingAdd(text: string | null): z.output<typeof pendingAddSchema> | null {
  try {
    return text === null ? null : pendingAddSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
