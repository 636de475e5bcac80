'use client'

import { MAX_RECEIPT_NUMBER, changeReceiptSchema } from '@bieznik/contract/selling/order-work'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import type { StaffOrder } from '@/lib/orders/staff-order'
import { useChangeWork } from '../orders/use-change-work'

/** Whether the sale is on a receipt of the cash register. */
export const isOnReceipt = ({ customerType, documentKind }: StaffOrder): boolean =>
  customerType === 'private_person' && documentKind !== 'invoice'

/** The number on the cash register's printout, which the shop does not know by itself. */
export function ReceiptNumber({ order }: { order: Pick<StaffOrder, 'id' | 'work'> }) {
  // When another number was saved meanwhile, the form begins again with that one.
  return <ReceiptForm key={order.work.receiptNumber} orderId={order.id} saved={order.work.receiptNumber} />
}

function ReceiptForm({ orderId, saved }: { orderId: number; saved: string | null }) {
  const t = useTranslations('invoices.receipt')
  const { change, isPending } = useChangeWork(orderId)
  const [typed, setTyped] = useState(saved ?? '')
  const [isWrong, setWrong] = useState(false)
  const isRemoved = typed.trim() === '' && saved !== null

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const read = changeReceiptSchema.safeParse({ number: typed.trim() === '' ? null : typed, seen: saved })
    setWrong(!read.success)
    if (!read.success || read.data.number === saved) return
    if (await change({ part: 'receipt', json: read.data }))
      showToast({ tone: 'success', message: t(read.data.number === null ? 'removed' : 'saved') })
  }

  return (
    <Form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2 py-2">
      <TextField
        id="receipt-number"
        className="w-full max-w-80"
        label={t('label')}
        hint={t('hint')}
        error={isWrong ? t('wrong') : undefined}
        maxLength={MAX_RECEIPT_NUMBER}
        autoComplete="off"
        required={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        size="compact"
        busy={isPending}
        disabled={typed === (saved ?? '')}
      >
        {t(isRemoved ? 'remove' : 'save')}
      </Button>
    </Form>
  )
}
