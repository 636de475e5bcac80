'use client'

import {
  splitAddressSchema,
  type OrderShipments,
  type SplitAddress,
} from '@bieznik/contract/selling/shipment'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { compactInputClass } from '../parts/compact'

interface UnclearReceiverProps {
  order: Pick<OrderShipments, 'orderId' | 'unclear'>
  typed: SplitAddress
  /** Whether errors are shown. */
  isChecked: boolean
  onChange: (typed: SplitAddress) => void
}

const parts = ['street', 'building'] as const

/** What no courier can use as the buyer wrote it: a number to be asked for, and an address to be split, with the buyer's line above. */
export function UnclearReceiver({ order, typed, isChecked, onChange }: UnclearReceiverProps) {
  const t = useTranslations('shipments.unclear')
  const id = String(order.orderId)
  const { address, phone } = order.unclear
  if (phone !== null)
    return (
      <p role="alert" className="text-amber">
        {t('phone', { id, phone })}
      </p>
    )
  if (address === null) return null
  const isRight = (part: (typeof parts)[number]) =>
    splitAddressSchema.shape[part].safeParse(typed[part]).success
  return (
    <div className="flex flex-col gap-2">
      <p>{t('address', { id, address })}</p>
      <div className="grid items-start gap-2 @xl:grid-cols-2">
        {parts.map((part) => (
          <Field
            key={part}
            label={t(part)}
            error={isChecked && !isRight(part) ? t(`${part}_wrong`) : undefined}
          >
            <Input
              className={compactInputClass}
              autoComplete="off"
              value={typed[part]}
              onChange={(event) => onChange({ ...typed, [part]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
