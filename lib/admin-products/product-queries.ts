import {
  changePriceSchema,
  productEventSchema,
  type ChangePrice,
  type ChangeStock,
} from '@bieznik/contract/product-input'
import { managedProductSchema, type ManagedProduct, type ProductType } from '@bieznik/contract/product'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { descriptionOf, inputOf, type ProductForm } from './product-form'
import { searchParamsOf } from './product-search'
import {
  createdProductSchema,
  productPageSchema,
  type CreatedProduct,
  type ProductSearch,
} from './product-requests'

export const ADMIN_PRODUCTS = ['admin', 'products'] as const
const PATH = '/api/admin/products'

export function allProductsQuery(query: ProductSearch) {
  return queryOptions({
    queryKey: [...ADMIN_PRODUCTS, 'list', query],
    queryFn: ({ signal }) =>
      callBff(`${PATH}?${searchParamsOf(query)}`, { reply: productPageSchema, signal }),
    placeholderData: keepPreviousData,
  })
}

export function productQuery(id: number) {
  return queryOptions({
    queryKey: [...ADMIN_PRODUCTS, 'one', id],
    queryFn: ({ signal }) => callBff(`${PATH}/${id}`, { reply: managedProductSchema, signal }),
  })
}

export function productHistoryQuery(id: number) {
  return queryOptions({
    queryKey: [...ADMIN_PRODUCTS, 'history', id],
    queryFn: ({ signal }) => callBff(`${PATH}/${id}/history`, { reply: z.array(productEventSchema), signal }),
  })
}

const createPaths: Record<ProductType, string> = {
  Tire: '/api/admin/tires',
  Wheel: '/api/admin/wheels',
  Spacer: '/api/admin/spacers',
}

/** Creates a product, or writes over `base`, the product as it was seen. */
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
        : callBff(`${PATH}/${base.id}`, {
            method: 'PUT',
            json: { ...inputOf(kind, 'edit', form), productType: kind, from: descriptionOf(base) },
            reply: managedProductSchema,
          }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

/** What is changed of a product beside its description, each under its own path. */
export type ProductChange =
  | ({ what: 'price' } & ChangePrice)
  | ({ what: 'stock' } & ChangeStock)
  | { what: 'archive'; inArchive: boolean }

export function changeProductMutation(client: QueryClient, id: number) {
  return mutationOptions({
    mutationFn: (change: ProductChange) =>
      callBff(`${PATH}/${id}/${change.what}`, {
        method: 'PATCH',
        json: bodyOf(change),
        reply: managedProductSchema,
      }),
    onSettled: () => refetchQueries(client, { queryKey: ADMIN_PRODUCTS }),
  })
}

function bodyOf(change: ProductChange): object {
  const { what: _what, ...body } = change
  return change.what === 'price'
    ? z.encode(changePriceSchema, { from: change.from, to: change.to, reason: change.reason })
    : body
}
