import type { Language } from '@bieznik/contract/language'
import { productSchema, type Product } from '@bieznik/contract/catalogue/product'
import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'
import { logFailure } from '@/lib/log/browser'

type Listed = ReadonlyMap<number, Product>

let asked: { address: string; products: Promise<Listed> } | null = null

/** The products of a list by their ids, asked for once by all of its cards; none where they cannot be had. */
export function requestListed(ids: readonly number[], lang: Language): Promise<Listed> {
  const address = `/api/products?${new URLSearchParams({ lang, ids: ids.join(',') })}`
  if (asked?.address !== address) asked = { address, products: request(address) }
  return asked.products
}

async function request(address: string): Promise<Listed> {
  try {
    const products = await requestJson(address, { reply: z.array(productSchema) })
    return new Map(products.map((product) => [product.id, product]))
  } catch (error) {
    logFailure('the products of a list could not be loaded for the car', error)
    return new Map()
  }
}
