'use client'

import type { AddParcels, ParcelOutcomes } from '@bieznik/contract/selling/many-parcels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { addParcelsMutation } from '@/lib/orders/parcels'

/** Adds parcels to many orders, says how many have theirs, and for each other order why not. */
export function useAddParcels() {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(addParcelsMutation(useQueryClient()))
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())

  /** null when the request failed; a toast has the reason. */
  async function addAll(parcels: AddParcels): Promise<ParcelOutcomes | null> {
    try {
      const outcomes = await mutateAsync(parcels)
      setRefused(
        new Map(
          outcomes.refused.map(({ orderId, code }) => [
            orderId,
            t(code === 'invalid_request' ? 'admin_orders.many_parcels.enough' : `errors.${code}`),
          ]),
        ),
      )
      const count = outcomes.added.length
      if (count > 0) showToast({ tone: 'success', message: t('admin_orders.many_parcels.saved', { count }) })
      return outcomes
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
      return null
    }
  }

  return {
    addAll,
    isPending,
    refused,
    /** For orders whose number was changed. */
    clearRefused: (ids: readonly number[]) =>
      setRefused((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  }
}
