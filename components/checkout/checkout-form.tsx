'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import { totalOf } from '@bieznik/contract/money/money'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import clsx from 'clsx'
import { useMemo, useState, type ReactNode, type SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import type { Person } from '@/lib/auth/auth-state'
import { checkoutFormSchema } from '@/lib/checkout/checkout-form'
import { checkoutFields, fieldsOfStep, stepOfField, steps, type Step } from '@/lib/checkout/fields'
import type { KnownBuyer } from '@/lib/checkout/prefill'
import { ChangesPanel } from './changes-panel'
import { ConfirmationStep } from './confirmation-step'
import { DeliveryCountriesContext } from './delivery-countries'
import { DeliveryStep } from './delivery-step'
import { OfferedExtrasContext } from './extras/offered-extras'
import { OrderSummary } from './order-summary'
import { PaidFacts } from './paid-facts'
import { PayFirst } from './pay-first'
import { PaymentStep } from './payment-step'
import { PersonStep } from './person-step'
import { ProgressBar } from './progress-bar'
import { STEP_HEADING_ID, StepCard } from './step-card'
import { CheckoutFormContext, useCheckoutForm } from './use-checkout-form'
import { useLineChanges } from './use-line-changes'
import { usePaid } from './use-paid'
import { usePlaceOrder } from './use-place-order'
import { useSteps } from './use-steps'

interface CheckoutFormProps {
  person: Person
  known: KnownBuyer
  lines: readonly CartLine[]
  isMarketingConsentRequired: boolean
  /** Those that are configured. */
  providers: readonly PaymentProviderName[]
  /** Methods that cannot be chosen are shown as well. */
  showsAllMethods: boolean
  deliveryCountries: DeliveryCountries
  hasCompanyData: boolean
  /** What the shop does or adds within the price. */
  offeredExtras: readonly ExtraKind[]
  guarantee: ReactNode
}

/** One form in four steps. What has been filled in stays, whichever way the steps are walked. */
export function CheckoutForm({
  person,
  known,
  lines,
  deliveryCountries,
  offeredExtras,
  guarantee,
  ...rules
}: CheckoutFormProps) {
  const { isMarketingConsentRequired, providers, showsAllMethods, hasCompanyData } = rules
  const schema = useMemo(
    () => checkoutFormSchema({ isMarketingConsentRequired, providers }),
    [isMarketingConsentRequired, providers],
  )
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
  const changed = useLineChanges(person.uid, lines)
  const { place, whyNot, isPlacing } = usePlaceOrder(person.uid, offeredExtras)
  const form = useCheckoutForm({
    person,
    known,
    schema,
    deliveryCountries,
    send: (values) => place(values, total),
    failureText: (error, refused) => {
      const first = checkoutFields.find((field) => refused.includes(field))
      if (first) show(stepOfField(first))
      return whyNot(error)
    },
  })
  const { step, goTo, show } = useSteps({ form, schema, start: form.start })
  /** How often going on was tried in vain: what is in the way takes the focus. */
  const [attempts, setAttempts] = useState(0)
  const complain = () => setAttempts((count) => count + 1)

  function acceptChanges(): void {
    form.clearErrors('root')
    changed.accept(() => document.getElementById(STEP_HEADING_ID)?.focus())
  }

  async function walk(target: Step): Promise<void> {
    if (!(await goTo(target))) complain()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const next = steps[steps.indexOf(step) + 1]
    if (next) return walk(next)
    if (changed.changes.length > 0) return complain()
    await form.submit(event)
    complain()
  }

  const hasChanged = changed.changes.length > 0
  const isLast = step === 'confirmation'
  const paid = usePaid(person.uid)
  const payment = useWatch({ control: form.control, name: 'payment' })
  const isByWallet = payment === 'paypal'
  const hasToPayFirst = isByWallet && !paid.payments?.length
  return (
    <CheckoutFormContext value={form}>
      <OfferedExtrasContext value={offeredExtras}>
        <Form
          onSubmit={(event) => void submit(event)}
          className={clsx('grid gap-6', !isLast && 'lg:grid-cols-[1fr_22rem] lg:items-start')}
        >
          <div className={clsx('flex flex-col gap-6', isLast && 'w-full max-w-3xl')}>
            <ProgressBar current={step} goTo={(target) => void walk(target)} />
            {hasChanged && <ChangesPanel {...changed} onAccept={acceptChanges} attempts={attempts} />}
            <ErrorSummary
              errors={form.summaryOf(fieldsOfStep(step))}
              submitCount={hasChanged ? 0 : attempts}
            />
            <StepCard
              step={step}
              goTo={(target) => void walk(target)}
              isPlacing={isPlacing}
              wayOn={isLast && hasToPayFirst && <PayFirst paid={paid} />}
            >
              <DeliveryCountriesContext value={deliveryCountries}>
                {step === 'person' && <PersonStep hasCompanyData={hasCompanyData} />}
                {step === 'delivery' && <DeliveryStep lines={lines} />}
              </DeliveryCountriesContext>
              {step === 'payment' && <PaymentStep providers={providers} showsAll={showsAllMethods} />}
              {isLast && (
                <ConfirmationStep
                  lines={lines}
                  total={total}
                  paidFacts={<PaidFacts paid={paid} total={total} method={payment} />}
                  guarantee={guarantee}
                  goTo={show}
                />
              )}
            </StepCard>
          </div>
          {!isLast && <OrderSummary lines={lines} total={total} />}
        </Form>
      </OfferedExtrasContext>
    </CheckoutFormContext>
  )
}
