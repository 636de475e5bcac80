'use client'

import { MAX_CORRECTED_QUANTITY } from '@bieznik/contract/selling/order-correction'
import type { Product } from '@bieznik/contract/catalogue/product'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { usePriceText } from '@/components/ui/use-price-text'
import { allProductsQuery } from '@/lib/products/product-queries'

export type ChosenProduct = { product: Product; quantity: number }

interface AddProductsProps {
  chosen: readonly ChosenProduct[]
  onChange: (chosen: ChosenProduct[]) => void
  /** Lines that are there already. */
  taken?: readonly { productId: number }[]
}

/** How many of the products that were found are offered. */
const OFFERED = 8
/** Shorter texts find nearly everything. */
const MIN_SEARCH = 2

/** Products that are looked for by a part of the title or by id, and chosen with how many. */
export function AddProducts({ chosen, onChange, taken = [] }: AddProductsProps) {
  const t = useTranslations('corrections')
  const [search, setSearch] = useState('')
  const known = new Set([
    ...taken.map(({ productId }) => productId),
    ...chosen.map(({ product }) => product.id),
  ])
  return (
    <div className="flex flex-col gap-3">
      {chosen.length > 0 && (
        <ul aria-label={t('chosen')} className="lined">
          {chosen.map((line) => (
            <ChosenLine
              key={line.product.id}
              line={line}
              onQuantity={(quantity) =>
                onChange(
                  chosen.map((each) => (each.product.id === line.product.id ? { ...each, quantity } : each)),
                )
              }
              onRemove={() => onChange(chosen.filter(({ product }) => product.id !== line.product.id))}
            />
          ))}
        </ul>
      )}
      <Field label={t('add')} hint={t('add_hint')} optional>
        <Input
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <Found
        search={search}
        known={known}
        onChoose={(product) => {
          onChange([...chosen, { product, quantity: 1 }])
          setSearch('')
        }}
      />
    </div>
  )
}

interface ChosenLineProps {
  line: ChosenProduct
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

function ChosenLine({ line: { product, quantity }, onQuantity, onRemove }: ChosenLineProps) {
  const t = useTranslations('corrections')
  const priceText = usePriceText()
  const most = Math.max(1, Math.min(MAX_CORRECTED_QUANTITY, product.quantityInStock))
  return (
    <li className="flex flex-wrap items-end gap-3 py-2">
      <span className="grow basis-48 wrap-anywhere">
        <span>{product.title}</span> <span className="text-quiet">{priceText(product.price)}</span>
      </span>
      <Field label={t('quantity')}>
        <Select value={quantity} onChange={(event) => onQuantity(Number(event.target.value))}>
          {Array.from({ length: most }, (_each, index) => (
            <option key={index + 1} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      </Field>
      <RemoveButton label={t('remove', { title: product.title })} onClick={onRemove} />
    </li>
  )
}

interface FoundProps {
  search: string
  known: ReadonlySet<number>
  onChoose: (product: Product) => void
}

function Found({ search, known, onChoose }: FoundProps) {
  const t = useTranslations('corrections')
  const errors = useTranslations('errors')
  const priceText = usePriceText()
  const wanted = search.trim()
  const isAsked = wanted.length >= MIN_SEARCH || /^\d+$/.test(wanted)
  const query = allProductsQuery({ search: wanted, inArchive: 'false', page: 1, pageSize: 50 })
  const { data, error } = useQuery(isAsked ? query : { ...query, queryFn: skipToken })
  if (!isAsked) return null
  if (error) return <p role="alert">{errors('unavailable')}</p>
  const offered = (data?.rows ?? [])
    .filter(({ id, quantityInStock }) => !known.has(id) && quantityInStock > 0)
    .slice(0, OFFERED)
  return (
    <>
      <p role="status" className="text-quiet">
        {data && offered.length === 0 ? t('none_found') : ''}
      </p>
      <ul className="flex flex-col">
        {offered.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center gap-x-3">
            <Button
              variant="secondary"
              size="compact"
              aria-label={t('choose_of', { title: product.title })}
              onClick={() => onChoose(product)}
            >
              {t('choose')}
            </Button>
            <span className="wrap-anywhere">{product.title}</span>
            <span className="text-quiet">
              {`${priceText(product.price)}, ${t('in_stock', { count: product.quantityInStock })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
