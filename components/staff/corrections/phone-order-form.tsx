'use client'

import { documentKinds } from '@bieznik/contract/content/document-kind'
import { languageName, languages } from '@bieznik/contract/language'
import { customerTypes } from '@bieznik/contract/selling/order'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { useForm } from '@/components/ui/use-form'
import { usePriceText } from '@/components/ui/use-price-text'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { placePhoneOrderMutation } from '@/lib/orders/corrections'
import {
  emptyPhoneForm,
  phoneDeliveries,
  phoneFields,
  phoneFormSchema,
  toPhoneOrder,
  totalOfChosen,
  type PhoneField,
  type PhonePayment,
} from '@/lib/orders/phone-order-form'
import { AddProducts, type ChosenProduct } from './add-products'

/** An order of somebody who calls, one after the other. */
export function PhoneOrderScreen({ methods }: { methods: readonly PhonePayment[] }) {
  const t = useTranslations('phone_order')
  const [placed, setPlaced] = useState<number>()
  if (placed === undefined) return <PhoneOrderForm methods={methods} onPlaced={setPlaced} />
  return (
    <Card className="flex flex-col items-start gap-3">
      <p role="status">{t('placed', { id: String(placed) })}</p>
      <p>
        <TextLink href={`/admin/order/${placed}`} prefetch={false}>
          {t('to_order', { id: String(placed) })}
        </TextLink>
      </p>
      <Button variant="secondary" onClick={() => setPlaced(undefined)}>
        {t('another')}
      </Button>
    </Card>
  )
}

/** A company has a name and a tax id, a person a name. */
const isAsked = (field: PhoneField, isCompany: boolean) =>
  field === 'firstAndLastName' ? !isCompany : field === 'companyName' || field === 'unn' ? isCompany : true

interface PhoneOrderFormProps {
  /** In which it may be paid here. */
  methods: readonly PhonePayment[]
  onPlaced: (orderId: number) => void
}

function PhoneOrderForm({ methods, onPlaced }: PhoneOrderFormProps) {
  const t = useTranslations()
  const locale = useLocale()
  const priceText = usePriceText()
  const [key] = useState(() => crypto.randomUUID())
  const [chosen, setChosen] = useState<ChosenProduct[]>([])
  const { mutateAsync, isPending } = useMutation(placePhoneOrderMutation(useQueryClient()))
  const form = useForm({
    id: 'phone-order',
    schema: phoneFormSchema,
    defaultValues: emptyPhoneForm,
    fields: ['customerType', ...phoneFields, 'typeOfDelivery', 'typeOfPayment', 'documentKind', 'language'],
    errorText: () => t('phone_order.wrong'),
    failureText: (error) => {
      if (chosen.length === 0) return t('phone_order.no_products')
      const code = problemCodeOf(error)
      return t(code === 'price_changed' ? 'phone_order.price_changed' : `errors.${code}`)
    },
    send: async (typed) => {
      if (chosen.length === 0) throw new ProblemError('invalid_request', 'no products')
      const { id } = await mutateAsync({ body: toPhoneOrder(typed, chosen), key })
      onPlaced(id)
    },
  })
  const isCompany = useWatch({ control: form.control, name: 'customerType' }) === 'company'
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Card aria-labelledby="phone-products" className="flex flex-col gap-3">
        <h2 id="phone-products" className="font-semibold">
          {t('phone_order.products')}
        </h2>
        <AddProducts chosen={chosen} onChange={setChosen} />
        <p role="status" className="text-lg font-semibold">
          {t('phone_order.total', { amount: priceText(totalOfChosen(chosen)) })}
        </p>
        <p className="text-sm text-quiet">{t('phone_order.total_hint')}</p>
      </Card>
      <Card aria-labelledby="phone-buyer" className="grid gap-3 sm:grid-cols-2">
        <h2 id="phone-buyer" className="font-semibold sm:col-span-2">
          {t('phone_order.buyer')}
        </h2>
        <Field {...form.field('customerType')} label={t('phone_order.customer_type')}>
          <Select>
            <Options of={customerTypes} nameOf={(type) => t(`phone_order.customer_types.${type}`)} />
          </Select>
        </Field>
        {phoneFields
          .filter((field) => isAsked(field, isCompany))
          .map((field) => (
            <TextField
              key={field}
              {...form.field(field)}
              label={t(`phone_order.fields.${field}`)}
              optional={field === 'courierNote'}
              autoComplete="off"
            />
          ))}
      </Card>
      <Card aria-labelledby="phone-delivery" className="grid gap-3 sm:grid-cols-2">
        <h2 id="phone-delivery" className="font-semibold sm:col-span-2">
          {t('phone_order.delivery')}
        </h2>
        <Field {...form.field('typeOfDelivery')} label={t('phone_order.way')}>
          <Select>
            <Options of={phoneDeliveries} nameOf={(way) => t(`delivery.${way}`)} />
          </Select>
        </Field>
        <Field {...form.field('typeOfPayment')} label={t('phone_order.payment')}>
          <Select>
            <Options of={methods} nameOf={(method) => t(`payment.${method}`)} />
          </Select>
        </Field>
        <Field {...form.field('documentKind')} label={t('phone_order.document')}>
          <Select>
            <Options of={documentKinds} nameOf={(kind) => t(`phone_order.documents.${kind}`)} />
          </Select>
        </Field>
        <Field {...form.field('language')} label={t('phone_order.language')}>
          <Select>
            <Options of={languages} nameOf={(language) => languageName(language, locale)} />
          </Select>
        </Field>
      </Card>
      <Button type="submit" busy={isPending} className="self-start">
        {t('phone_order.save')}
      </Button>
    </Form>
  )
}
