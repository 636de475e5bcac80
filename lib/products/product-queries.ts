import { fillPath } from '@bieznik/contract/endpoint'
import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import {
  changePriceSchema,
  type ChangePrice,
  type ChangeStock,
} from '@bieznik/contract/catalogue/product-input'
import type { ManagedProduct, ProductType } from '@bieznik/contract/catalogue/product'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { namedQuery, whoNamed } from '@/lib/query/named-query'
import { refetchQueries } from '@/lib/query/refetch-queries'
import type { Search } from '@/lib/query/search-address'
import { createdProductSchema, type CreatedProduct } from './created-product'
import { descriptionOf, inputOf, type ProductForm } from './product-form'

export const ADMIN_PRODUCTS = ['admin', 'products'] as const

export type ProductPage = z.output<typeof managedProducts.list.reply>

/** The first page of the products that match. */
export const allProductsQuery = (query: Search) =>
  queryOptions({
    ...endpointQuery(managedProducts.list, { query }),
    placeholderData: keepPreviousData,
  })

export const productQuery = (id: number) => endpointQuery(managedProducts.get, { params: { id } })

export function productHistoryQuery(id: number) {
  return queryOptions({
    ...namedQuery(
      managedProducts.history,
      { params: { id } },
      { uidsOf: (events) => events.map(({ who }) => who) },
    ),
    select: whoNamed,
  })
}

const createPaths: Record<ProductType, string> = {
  Tire: '/api/admin/tires',
  Wheel: '/api/admin/wheels',
  Spacer: '/api/admin/spacers',
}

const edits = {
  Tire: managedProducts.editTire,
  Wheel: managedProducts.editWheel,
  Spacer: managedProducts.editSpacer,
} satisfies Record<ProductType, unknown>

/** Writes over `base`, the product as it was seen. What is typed is read by the product API, which refuses it field by field. */
function editProduct(kind: ProductType, form: ProductForm, base: ManagedProduct): Promise<ManagedProduct> {
  const { method, path, reply } = edits[kind]
  const json = { ...inputOf(kind, 'edit', form), from: descriptionOf(base) }
  return callBff(fillPath(path, { id: base.id }), { method, json, reply })
}

/** Creates a product, or edits `base`. */
export function saveProductMutation(client: QueryClient, kind: ProductType) {
  return mutationOptions({
    mutationFn: ({
      form,
      base,
    }: {
      form: ProductForm
      base: ManagedProduct | null
    }): Promise<CreatedProduct | ManagedProduct> =>
      base === null
        ? callBff(createPaths[kind], {
            method: 'POST',
            json: inputOf(kind, 'new', form),
            reply: createdProductSchema,
          })
        : editProduct(kind, form, base),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

/** What is changed of a product beside its description, each by a call of its own. */
export type ProductChange =
  | { what: 'price'; json: ChangePrice }
  | { what: 'stock'; json: ChangeStock }
  | { what: 'archive'; json: { inArchive: boolean } }

export function changeProductMutation(client: QueryClient, id: number) {
  const params = { id }
  return mutationOptions({
    mutationFn: ({ what, json }: ProductChange) => {
      if (what === 'price')
        return callEndpoint(managedProducts.changePrice, { params, json: z.encode(changePriceSchema, json) })
      if (what === 'stock') return callEndpoint(managedProducts.changeStock, { params, json })
      return callEndpoint(managedProducts.archive, { params, json })
    },
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}
