'use client'

import { writeAmount } from '@bieznik/contract/money/decimal'
import {
  correctionReasons,
  correctInvoiceSchema,
  MAX_CORRECTION_REASON,
  type Invoice,
} from '@bieznik/contract/money/invoice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { readNumber } from '@/lib/products/product-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { correctInvoiceMutation } from '@/lib/orders/invoice-queries'
import { CorrectionButtons } from './correction-buttons'

interface CorrectInvoiceFormProps {
  orderId: number
  /** The newest document: the lines that hold now. */
  last: Invoice
  /** The same lines as they probably should be. */
  proposed: Invoice['lines']
  onClose: () => void
}

type LineField = `lines.${number}.${'quantity' | 'price'}`

/** The lines as they should have been, and why. The buyer gets the correction at once. */
export function CorrectInvoiceForm({ orderId, last, proposed, onClose }: CorrectInvoiceFormProps) {
  const t = useTranslations()
  const language = useLocale()
  const correct = useMutation(correctInvoiceMutation(useQueryClient()))
  const lineFields = last.lines.flatMap((_line, index): LineField[] => [
    `lines.${index}.quantity`,
    `lines.${index}.price`,
  ])
  const form = useForm({
    id: 'correction',
    schema: formSchema(last.id),
    defaultValues: {
      reason: 'return',
      reasonText: '',
      lines: proposed.map(({ quantity, price }) => ({
        quantity: String(quantity),
        price: writeAmount(price, language),
      })),
    },
    fields: ['reason', 'reasonText', ...lineFields],
    errorText: (_key, name) => t(`invoices.${errorOf(name)}`),
    failureText: (error) => {
      const code = problemCodeOf(error)
      return code === 'invalid_request' ? t('invoices.nothing_changed') : t(`errors.${code}`)
    },
    send: async (correction) => {
      await correct.mutateAsync({ orderId, ...correction })
      showToast({ tone: 'success', message: t('invoices.corrected') })
      onClose()
    },
  })
  const reason = useWatch({ control: form.control, name: 'reason' })
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field {...form.field('reason')} label={t('invoices.reason')}>
        <Select>
          <Options of={correctionReasons} nameOf={(each) => t(`invoices.reasons.${each}`)} />
        </Select>
      </Field>
      {reason === 'other' && (
        <TextField
          {...form.field('reasonText')}
          label={t('invoices.reason_text')}
          maxLength={MAX_CORRECTION_REASON}
          autoComplete="off"
        />
      )}
      {last.lines.map(({ title }, index) => (
        <fieldset key={`${index}-${title}`} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1 text-sm font-medium">{title}</legend>
          <TextField
            {...form.field(`lines.${index}.quantity`)}
            label={t('invoices.quantity')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...form.field(`lines.${index}.price`)}
            label={t('invoices.price')}
            inputMode="decimal"
            autoComplete="off"
          />
        </fieldset>
      ))}
      <p className="text-sm text-quiet">{t('invoices.correct_hint')}</p>
      <CorrectionButtons isPending={correct.isPending} onClose={onClose} />
    </Form>
  )
}

function errorOf(name: LineField | 'reason' | 'reasonText') {
  if (name === 'reason' || name === 'reasonText') return 'wrong_reason'
  return name.endsWith('quantity') ? 'wrong_quantity' : 'wrong_price'
}

/** What is typed, as it is sent: with the document that is seen. */
const formSchema = (lastSeen: number) =>
  z
    .object({
      reason: z.enum(correctionReasons),
      reasonText: z.string(),
      lines: z.array(z.object({ quantity: z.string(), price: z.string() })),
    })
    .transform(({ reason, reasonText, lines }) => ({
      lastSeen,
      reason,
      ...(reason === 'other' && { reasonText }),
      lines: lines.map(({ quantity, price }) => ({
        quantity: readNumber(quantity),
        price: readNumber(price),
      })),
    }))
    .pipe(correctInvoiceSchema)
