'use client'

import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { allOrdersQuery, orderQuery } from '@/lib/orders/staff-order-queries'
import type { StaffOrder } from '@/lib/orders/staff-order'

/** How many buyers are offered. */
const OFFERED = 6
/** Shorter texts find nearly everybody. */
const MIN_SEARCH = 3

type Listed = Pick<ListedOrder, 'name' | 'address' | 'postCode' | 'city'>

/** An order by phone has a uid of its own, so a buyer is known by name and address. */
const isSameBuyer = (one: Listed, two: Listed): boolean =>
  (['name', 'address', 'postCode', 'city'] as const).every((field) => one[field] === two[field])

/** Looks for somebody who has ordered before, by name, phone, e-mail, tax id or number of an order, and takes over what the newest order says of them. */
export function EarlierBuyers({ onChoose }: { onChoose: (order: StaffOrder) => void }) {
  const t = useTranslations()
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const wanted = search.trim()
  const query = allOrdersQuery({ search: wanted, page: 1 })
  const { data, error: failure } = useQuery(
    wanted.length >= MIN_SEARCH || /^#?\d+$/.test(wanted) ? query : { ...query, queryFn: skipToken },
  )
  const found = wanted === '' ? [] : (data?.orders ?? [])
  const newest = found.filter((order, at) => found.findIndex((each) => isSameBuyer(each, order)) === at)

  async function choose(id: number): Promise<void> {
    try {
      onChoose(await client.query(orderQuery(id)))
      setSearch('')
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return (
    <div className="flex flex-col gap-2 sm:col-span-2">
      <Field label={t('phone_order.earlier')} hint={t('phone_order.earlier_hint')} optional>
        <Input
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      {failure && <p role="alert">{t(`errors.${problemCodeOf(failure)}`)}</p>}
      {newest.length > 0 && (
        <ul className="flex flex-col">
          {newest.slice(0, OFFERED).map(({ id, name, address, city }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <Button
                variant="secondary"
                size="compact"
                aria-label={t('phone_order.fill_of', { name, id: String(id) })}
                onClick={() => void choose(id)}
              >
                {t('phone_order.fill')}
              </Button>
              <span>{name}</span>
              <span className="text-quiet">{`${address}, ${city}, ${t('phone_order.order_number', { id: String(id) })}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
