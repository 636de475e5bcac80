'use client'

import type { CartLine } from '@bieznik/contract/cart'
import { totalOf } from '@bieznik/contract/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { Person } from '@/lib/auth/auth-state'
import { checkoutFormSchema, emptyCheckoutForm } from '@/lib/checkout/checkout-form'
import { DeliverySection } from './delivery-section'
import { OrderSummary } from './order-summary'
import { PaymentSection } from './payment-section'
import { PersonSection } from './person-section'
import { ConfirmationSection } from './confirmation-section'
import { useCheckoutErrors } from './use-checkout-errors'
import { usePlaceOrder } from './use-place-order'

interface CheckoutFormProps {
  person: Person
  lines: readonly CartLine[]
  isMarketingConsentRequired: boolean
}

export function CheckoutForm({ person, lines, isMarketingConsentRequired }: CheckoutFormProps) {
  const t = useTranslations('checkout')
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
  const schema = useMemo(
    () => checkoutFormSchema({ isMarketingConsentRequired }),
    [isMarketingConsentRequired],
  )
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: emptyCheckoutForm({
      fullname: person.displayName,
      email: person.email,
      country: t('default_country'),
    }),
    shouldFocusError: false,
  })
  const { place, failure, isPlacing } = usePlaceOrder(person.uid, total)
  const errors = useCheckoutErrors(form.formState.errors)
  const summary = [...(failure ? [{ fieldId: null, message: failure }] : []), ...errors]

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => place(values))(event)}
        className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start"
      >
        <div className="flex flex-col gap-6">
          <ErrorSummary errors={summary} submitCount={form.formState.submitCount + (failure ? 1 : 0)} />
          <PersonSection />
          <DeliverySection />
          <PaymentSection />
          <ConfirmationSection isPlacing={isPlacing} />
        </div>
        <OrderSummary lines={lines} total={total} />
      </form>
    </FormProvider>
  )
}
