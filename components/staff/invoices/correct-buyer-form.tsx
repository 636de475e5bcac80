'use client'

import type { Invoice } from '@bieznik/contract/money/invoice'
import { correctBuyerSchema } from '@bieznik/contract/money/invoice-buyer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { normaliseNip } from '@/lib/checkout/nip'
import { problemCodeOf } from '@/lib/http/problem-error'
import { correctBuyerMutation } from '@/lib/orders/invoice-queries'
import { CorrectionButtons } from './correction-buttons'

interface CorrectBuyerFormProps {
  orderId: number
  /** The newest document: whom it names now. */
  last: Invoice
  onClose: () => void
}

const fields = ['name', 'taxId', 'address', 'postCode', 'city'] as const
const texts = {
  name: 'name',
  taxId: 'tax_id',
  address: 'address',
  postCode: 'post_code',
  city: 'city',
} as const

/** Whom the invoice should have named. Another tax id takes it back and issues a new one. */
export function CorrectBuyerForm({ orderId, last, onClose }: CorrectBuyerFormProps) {
  const t = useTranslations()
  const correct = useMutation(correctBuyerMutation(useQueryClient()))
  const { taxId, ...data } = last.buyer
  const shown = fields.filter((name) => name !== 'taxId' || taxId !== null)
  const form = useForm({
    id: 'invoiced-buyer',
    schema: formSchema(last),
    defaultValues: { ...data, taxId: taxId ?? '' },
    fields,
    fieldOfPath: (path) => fields.find((name) => path === `buyer.${name}`) ?? null,
    errorText: (_key, name) => t(`invoices.buyer.wrong.${texts[name]}`),
    failureText: (error, refused) => {
      const code = problemCodeOf(error)
      if (code === 'invalid_request') return refused.length > 0 ? null : t('invoices.buyer.nothing_changed')
      return t(`errors.${code}`)
    },
    send: async (correction) => {
      await correct.mutateAsync({ orderId, ...correction })
      showToast({ tone: 'success', message: t('invoices.corrected') })
      onClose()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-4">
      {shown.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={t(`invoices.buyer.${texts[name]}`)}
          hint={name === 'taxId' ? t('invoices.buyer.tax_id_hint') : undefined}
          autoComplete="off"
        />
      ))}
      <p className="text-sm text-quiet">{t('invoices.buyer.hint')}</p>
      <CorrectionButtons isPending={correct.isPending} onClose={onClose} />
    </Form>
  )
}

/** What is typed, as it is sent: with the document that is seen. Who had no tax id is not asked for one. */
const formSchema = ({ id, buyer }: Invoice) => {
  const { taxId, ...sent } = correctBuyerSchema.shape.buyer.shape
  const typedTaxId = z
    .string()
    .transform((typed) => (buyer.taxId === null ? null : normaliseNip(typed)))
    .pipe(taxId)
  return z
    .object({ ...sent, taxId: typedTaxId })
    .transform((corrected) => ({ lastSeen: id, buyer: corrected }))
}
