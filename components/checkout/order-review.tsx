'use client'

import { countryName } from '@bieznik/contract/platform/countries'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { isPickup } from '@bieznik/contract/selling/order'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Unbroken } from '@/components/ui/unbroken'
import type { CheckoutFormInput } from '@/lib/checkout/checkout-form'
import type { Step } from '@/lib/checkout/fields'
import { normalisePostalCode } from '@/lib/checkout/postal-code'
import { useDayName } from '@/lib/company/use-delivery-day'
import { usePickup } from '@/lib/company/use-pickup'
import { ChosenExtras } from './extras/extras-block'
import { useCheckout } from './use-checkout-form'
import { Code } from '@/components/ui/code'

interface OrderReviewProps {
  lines: readonly CartLine[]
  goTo: (step: Step) => void
}

/** What was filled in on the steps before, each with the way back to it. */
export function OrderReview({ lines, goTo }: OrderReviewProps) {
  const t = useTranslations('checkout')
  const delivery = useTranslations('delivery')
  const payment = useTranslations('payment')
  const form = useCheckout().getValues()
  const isElsewhere = form.deliveryMethod === 'shipping_to_another_address'
  return (
    <>
      <ReviewPart title={t('step_person')} onChange={() => goTo('person')}>
        <BuyerLines form={form} />
      </ReviewPart>
      <ReviewPart title={t('step_delivery')} onChange={() => goTo('delivery')}>
        <p>{delivery(form.deliveryMethod)}</p>
        {isPickup(form.deliveryMethod) && <PickupLines day={form.pickup_day} />}
        {isElsewhere && <ElsewhereLines {...form.alternative} />}
        {!isPickup(form.deliveryMethod) && form.courier_note && (
          <p>
            <span>{`${t('courier_note')}:`}</span> <span>{form.courier_note}</span>
          </p>
        )}
        <ChosenExtras lines={lines} />
      </ReviewPart>
      <ReviewPart title={t('step_payment')} onChange={() => goTo('payment')}>
        <p>{form.payment !== 'credit_card' && payment(form.payment)}</p>
      </ReviewPart>
    </>
  )
}

interface ReviewPartProps {
  title: string
  onChange: () => void
  children: ReactNode
}

function ReviewPart({ title, onChange, children }: ReviewPartProps) {
  const t = useTranslations('checkout')
  return (
    <section aria-label={title} className="flex items-start justify-between gap-4 border-t border-line pt-4">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-semibold">{title}</h3>
        {children}
      </div>
      <Button variant="secondary" onClick={onChange} aria-label={t('change_step', { step: title })}>
        {t('change')}
      </Button>
    </section>
  )
}

function BuyerLines({ form }: { form: CheckoutFormInput }) {
  const t = useTranslations('checkout')
  const payment = useTranslations('payment')
  return (
    <>
      {form.customerType === 'company' ? (
        <>
          <p>{form.company_name}</p>
          <p>
            <span>{`${t('tax_id')}:`}</span> <Code>{form.tax_id}</Code>
          </p>
          {form.contact_person && <p>{form.contact_person}</p>}
        </>
      ) : (
        <p>{form.fullname}</p>
      )}
      <AddressLines {...form} />
      <p>{form.email}</p>
      <p className="figures">{form.phone}</p>
      <p>
        <span>{`${payment('document')}:`}</span>{' '}
        <span>
          {form.customerType === 'company' ? t('company_invoice') : t(`document_kinds.${form.document_kind}`)}
        </span>
      </p>
    </>
  )
}

function PickupLines({ day }: { day: string }) {
  const { place, hours } = usePickup()
  const nameOf = useDayName()
  return (
    <>
      <p>
        <Unbroken>{place}</Unbroken>
      </p>
      <p>
        <Unbroken>{hours}</Unbroken>
      </p>
      {day && <p className="font-semibold">{nameOf(day)}</p>}
    </>
  )
}

function ElsewhereLines({ recipient, phone, ...address }: CheckoutFormInput['alternative']) {
  return (
    <>
      {recipient && <p>{recipient}</p>}
      {phone && <p className="figures">{phone}</p>}
      <AddressLines {...address} />
    </>
  )
}

type AddressLinesProps = Pick<CheckoutFormInput, 'address' | 'city' | 'zipcode' | 'country'>

function AddressLines({ address, city, zipcode, country }: AddressLinesProps) {
  const locale = useLocale()
  return (
    <>
      <p>{address}</p>
      <p>{`${normalisePostalCode(zipcode, country)} ${city}, ${countryName(country, locale)}`}</p>
    </>
  )
}
