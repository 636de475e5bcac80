import 'server-only'
import { TOTAL_COUNT_HEADER, UNKNOWN_WORDS_HEADER } from '@bieznik/contract/catalogue-query'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/money'
import {
  changePriceSchema,
  productEventSchema,
  type ChangePrice,
  type ChangeStock,
  type ProductEvent,
} from '@bieznik/contract/product-input'
import {
  managedProductSchema,
  productIdParamSchema,
  productSchema,
  type ManagedProduct,
  type ProductType,
} from '@bieznik/contract/product'
import { z } from 'zod'
import {
  LOW_STOCK,
  PRODUCTS_PAGE_SIZE,
  type CreatedProduct,
  type ProductEdit,
  type ProductPage,
  type ProductSearch,
} from '@/lib/admin-products/product-requests'
import { ProblemError } from '@/lib/http/problem-error'
import type { OnBehalfOf } from './on-behalf.server'
import { callProductApi } from './client.server'

const paths: Record<ProductType, string> = {
  Tire: '/api/tires',
  Wheel: '/api/wheels',
  Spacer: '/api/spacers',
}

function staffCall({ caller, requestId, language }: OnBehalfOf, path: string) {
  return { path, token: caller.token, requestId, language, deadline: 'order' as const }
}

/** What the list is narrowed by, in the words of the product API. */
export function filterOf({ search, kind, archived, stock, safety }: Omit<ProductSearch, 'page'>) {
  return {
    search: search || undefined,
    productType: kind,
    inArchive: archived && String(archived === 'yes'),
    stockUpTo: stock && String(LOW_STOCK),
    isIncomplete: safety && 'true',
  }
}

/** All products that match, archived ones too. */
export async function listManagedProducts(who: OnBehalfOf, query: ProductSearch): Promise<ProductPage> {
  const { sort, order, page } = query
  const { data, headers } = await callProductApi({
    ...staffCall(who, '/api/products'),
    query: { ...filterOf(query), sort, order, page, pageSize: PRODUCTS_PAGE_SIZE },
    reply: z.array(productSchema),
  })
  const unknown = new URLSearchParams(headers.get(UNKNOWN_WORDS_HEADER) ?? '').getAll('word')
  return { products: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length), unknown }
}

/** As it is at this moment, with all its translations. Throws not_found. */
export async function getManagedProduct(who: OnBehalfOf, id: number): Promise<ManagedProduct> {
  const call = staffCall(who, `/api/products/managed/${id}`)
  return (await callProductApi({ ...call, reply: managedProductSchema })).data
}

/** Creates a product of this kind, whose number the product API tells in the header `Location`. */
export async function createProduct(
  who: OnBehalfOf,
  kind: ProductType,
  { price, ...product }: { price: Grosze },
): Promise<CreatedProduct> {
  const { headers } = await callProductApi({
    ...staffCall(who, paths[kind]),
    method: 'POST',
    json: { ...product, price: plnFromGrosze(price) },
    isText: true,
    reply: z.string(),
  })
  const id = productIdParamSchema.safeParse(headers.get('location')?.split('/').at(-1))
  if (!id.success)
    throw new ProblemError('upstream_failed', 'the product API does not tell the new product’s id')
  return { id: id.data }
}

/** Throws not_found, also when the product is of another kind. */
export async function editProduct(
  who: OnBehalfOf,
  id: number,
  { productType, ...product }: ProductEdit,
): Promise<ManagedProduct> {
  return (
    await callProductApi({
      ...staffCall(who, `${paths[productType]}/${id}`),
      method: 'PUT',
      json: product,
      reply: managedProductSchema,
    })
  ).data
}

async function patchProduct(who: OnBehalfOf, path: string, json: object): Promise<ManagedProduct> {
  return (
    await callProductApi({
      ...staffCall(who, `/api/products/${path}`),
      method: 'PATCH',
      json,
      reply: managedProductSchema,
    })
  ).data
}

/** Throws price_changed when the price is no longer the one that was seen. */
export async function changePrice(who: OnBehalfOf, id: number, change: ChangePrice): Promise<ManagedProduct> {
  return patchProduct(who, `${id}/price`, z.encode(changePriceSchema, change))
}

/** Throws out_of_stock when more would go than there are. */
export async function changeStock(who: OnBehalfOf, id: number, change: ChangeStock): Promise<ManagedProduct> {
  return patchProduct(who, `${id}/stock`, change)
}

export async function archiveProduct(
  who: OnBehalfOf,
  id: number,
  inArchive: boolean,
): Promise<ManagedProduct> {
  return patchProduct(who, `${id}/archive`, { inArchive })
}

/** What happened to a product, the newest first. */
export async function listProductEvents(who: OnBehalfOf, id: number): Promise<ProductEvent[]> {
  const call = staffCall(who, `/api/products/${id}/history`)
  return (await callProductApi({ ...call, reply: z.array(productEventSchema) })).data
}
