'use client'

import { documentKinds } from '@bieznik/contract/content/document-kind'
import { languageName, languages, type Language } from '@bieznik/contract/language'
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
import type { CompanyData } from '@/lib/company-data/company-data'
import {
  elsewhereFields,
  emptyPhoneForm,
  phoneDeliveries,
  phoneFields,
  phoneFormOf,
  phoneFormSchema,
  toPhoneOrder,
  totalOfChosen,
  type PhoneField,
  type PhonePayment,
} from '@/lib/orders/phone-order-form'
import { CopyBuyersLink } from '../orders/copy-buyers-link'
import { AddProducts, type ChosenProduct } from './add-products'
import { EarlierBuyers } from './earlier-buyers'
import { PhoneCompanyData } from './phone-company-data'

type Placed = { id: number; language: Language; hasEmail: boolean }

/** An order of somebody who calls, one after the other. */
export function PhoneOrderScreen({ methods }: { methods: readonly PhonePayment[] }) {
  const t = useTranslations('phone_order')
  const [placed, setPlaced] = useState<Placed>()
  if (placed === undefined) return <PhoneOrderForm methods={methods} onPlaced={setPlaced} />
  return (
    <Card className="flex flex-col items-start gap-3">
      <p role="status">{t(placed.hasEmail ? 'placed' : 'placed_without_mail', { id: String(placed.id) })}</p>
      <p>
        <TextLink href={`/admin/order/${placed.id}`} prefetch={false}>
          {t('to_order', { id: String(placed.id) })}
        </TextLink>
      </p>
      <CopyBuyersLink order={placed} />
      <Button variant="secondary" onClick={() => setPlaced(undefined)}>
        {t('another')}
      </Button>
    </Card>
  )
}

/** A company has a name and a tax id, which stands before all others, a person a name. */
const isAsked = (field: PhoneField, isCompany: boolean) =>
  field === 'firstAndLastName' ? !isCompany : field === 'companyName' ? isCompany : field !== 'unn'

interface PhoneOrderFormProps {
  /** In which it may be paid here. */
  methods: readonly PhonePayment[]
  onPlaced: (placed: Placed) => void
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
    fields: [
      'customerType',
      ...phoneFields,
      ...elsewhereFields.map((field) => `alternativeAddress.${field}` as const),
      'typeOfDelivery',
      'typeOfPayment',
      'documentKind',
      'language',
    ],
    errorText: () => t('phone_order.wrong'),
    failureText: (error) => {
      if (chosen.length === 0) return t('phone_order.no_products')
      const code = problemCodeOf(error)
      return t(code === 'price_changed' ? 'phone_order.price_changed' : `errors.${code}`)
    },
    send: async (typed) => {
      if (chosen.length === 0) throw new ProblemError('invalid_request', 'no products')
      const { id } = await mutateAsync({ body: toPhoneOrder(typed, chosen), key })
      onPlaced({ id, language: typed.language, hasEmail: typed.email !== undefined })
    },
  })
  const [customerType, delivery, taxId] = useWatch({
    control: form.control,
    name: ['customerType', 'typeOfDelivery', 'unn'],
  })
  const isCompany = customerType === 'company'

  function fill({ name, address, postCode, city }: CompanyData): void {
    const known = { companyName: name, address, postCode, city }
    for (const field of ['companyName', 'address', 'postCode', 'city'] as const)
      if (known[field] !== '') form.setValue(field, known[field], { shouldDirty: true })
  }

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
        <EarlierBuyers
          onChoose={(order) =>
            form.reset(
              { ...phoneFormOf(order), typeOfPayment: form.getValues('typeOfPayment') },
              { keepDirtyValues: true },
            )
          }
        />
        <Field {...form.field('customerType')} label={t('phone_order.customer_type')}>
          <Select>
            <Options of={customerTypes} nameOf={(type) => t(`phone_order.customer_types.${type}`)} />
          </Select>
        </Field>
        {isCompany && (
          <>
            <TextField {...form.field('unn')} label={t('phone_order.fields.unn')} autoComplete="off" />
            <PhoneCompanyData taxId={taxId ?? ''} onFound={fill} />
          </>
        )}
        {phoneFields
          .filter((field) => isAsked(field, isCompany))
          .map((field) => (
            <TextField
              key={field}
              {...form.field(field)}
              label={t(`phone_order.fields.${field}`)}
              optional={field === 'courierNote' || field === 'email'}
              hint={field === 'email' ? t('phone_order.email_hint') : undefined}
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
        {delivery === 'shipping_to_another_address' &&
          elsewhereFields.map((field) => (
            <TextField
              key={field}
              {...form.field(`alternativeAddress.${field}`)}
              label={t(`phone_order.elsewhere.${field}`)}
              optional={field === 'recipient' || field === 'phone'}
              autoComplete="off"
            />
          ))}
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
