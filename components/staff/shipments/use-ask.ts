import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import type { OrderShipments } from '@bieznik/contract/selling/shipment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { askShipmentsMutation } from '@/lib/orders/shipments'
import { askedOf, rowsOf, type ParcelChange, type TypedAddresses } from './asked-parcels'

/** The parcels as they are proposed and corrected; all of them are asked for with one press. */
export function useAsk(carrier: ShippingCarrier | undefined, orders: readonly OrderShipments[]) {
  const t = useTranslations()
  const [changes, setChanges] = useState<Readonly<Record<string, ParcelChange>>>({})
  const [addresses, setAddresses] = useState<TypedAddresses>({})
  const [isChecked, setIsChecked] = useState(false)
  // The same until a response has arrived: a repeat asks for nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(askShipmentsMutation(useQueryClient()))
  const rows = rowsOf(orders, changes)
  const wanted = rows.filter(({ isWanted }) => isWanted)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    const asked = askedOf(wanted, orders, addresses)
    if (carrier === undefined || asked === null || asked.length === 0) return
    try {
      const { refused } = await mutateAsync({ carrier, key, orders: asked })
      setKey(crypto.randomUUID())
      setIsChecked(false)
      for (const { orderId, reason } of refused)
        showToast({ tone: 'error', message: t(`shipments.refused.${reason}`, { id: String(orderId) }) })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return {
    orders,
    rows,
    wanted,
    addresses,
    /** Somebody has tried: what is wrong is shown. */
    isChecked,
    isPending,
    submit,
    change: (id: string, differences: ParcelChange) =>
      setChanges((before) => ({ ...before, [id]: { ...before[id], ...differences } })),
    typeAddress: (orderId: number, typed: TypedAddresses[number]) =>
      setAddresses((before) => ({ ...before, [orderId]: typed })),
  }
}
