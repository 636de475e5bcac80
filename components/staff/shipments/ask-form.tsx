import { useTranslations } from 'next-intl'
import { Form } from '@/components/ui/form'
import { noAddress } from './asked-parcels'
import { ParcelRowFields } from './parcel-row'
import { UnclearReceiver } from './unclear-receiver'
import type { useAsk } from './use-ask'

interface AskFormProps {
  id: string
  ask: ReturnType<typeof useAsk>
  isMany: boolean
}

/** The parcels as they are proposed, to be corrected; the button stands in the line above. */
export function AskForm({ id, ask, isMany }: AskFormProps) {
  const t = useTranslations('shipments')
  const { orders, rows, wanted, addresses, isChecked } = ask
  return (
    <Form id={id} onSubmit={(event) => void ask.submit(event)} className="@container flex flex-col gap-3">
      {orders.map((order) => (
        <UnclearReceiver
          key={order.orderId}
          order={order}
          typed={addresses[order.orderId] ?? noAddress}
          isChecked={isChecked && wanted.some(({ orderId }) => orderId === order.orderId)}
          onChange={(typed) => ask.typeAddress(order.orderId, typed)}
        />
      ))}
      {rows.map((row, at) => (
        <ParcelRowFields
          key={row.id}
          row={row}
          title={t(isMany ? 'parcel_of_order' : 'parcel', { number: at + 1, id: String(row.orderId) })}
          isChecked={isChecked}
          onChange={(differences) => ask.change(row.id, differences)}
        />
      ))}
    </Form>
  )
}
