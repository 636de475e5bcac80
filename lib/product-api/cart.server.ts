import 'server-only'
import { cartSchema, MAX_LINE_QUANTITY } from '@bieznik/contract/selling/cart'
import { moneySchema, type Grosze } from '@bieznik/contract/money/money'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { callProductApi } from './client.server'
import type { OnBehalfOf } from './on-behalf.server'

function cartCall({ caller, requestId, language }: OnBehalfOf, rest: string) {
  const path = `/api/${env.SHOP_SEGMENT}/cart/${encodeURIComponent(caller.uid)}/${rest}`
  // Cart calls name the content type, also those without a body.
  const headers = { 'content-type': 'application/json' }
  return { path, token: caller.token, requestId, language, headers, deadline: 'cart' as const }
}

export async function getCart(who: OnBehalfOf): Promise<CartLine[]> {
  const { data } = await callProductApi({ ...cartCall(who, 'items'), reply: cartSchema.nullable() })
  return data ?? []
}

export async function getCartTotal(who: OnBehalfOf): Promise<Grosze> {
  return (await callProductApi({ ...cartCall(who, 'total'), reply: moneySchema })).data
}

/** A change returns the cart as it is then; an empty response is read as null, and the cart is read anew. */
async function changeCart(who: OnBehalfOf, rest: string, change: CartChange): Promise<CartLine[]> {
  const { data } = await callProductApi({ ...cartCall(who, rest), ...change, reply: cartSchema.nullable() })
  return data ?? getCart(who)
}

interface CartChange {
  method: 'POST' | 'PATCH' | 'DELETE'
  json?: unknown
}

export async function addToCart(who: OnBehalfOf, productId: number, quantity: number): Promise<CartLine[]> {
  return changeCart(who, 'add', { method: 'POST', json: { product: { id: productId }, quantity } })
}

export async function changeCartQuantity(
  who: OnBehalfOf,
  productId: number,
  quantity: number,
): Promise<CartLine[]> {
  const rest = `changeQuantity/product_id=${productId}/quantity=${quantity}`
  return changeCart(who, rest, { method: 'PATCH' })
}

/** The whole line goes: as many as a line may hold. */
export async function removeFromCart(who: OnBehalfOf, productId: number): Promise<CartLine[]> {
  const json = { productId, quantity: MAX_LINE_QUANTITY }
  return changeCart(who, 'remove', { method: 'DELETE', json })
}

export async function clearCart(who: OnBehalfOf): Promise<void> {
  await callProductApi({ ...cartCall(who, 'clear'), method: 'DELETE', reply: z.unknown() })
}
