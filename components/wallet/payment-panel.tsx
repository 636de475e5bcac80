'use client'

import { useTranslations, useFormatter } from 'next-intl'
import { useState } from 'react'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { PaidAlready } from './paid-already'
import { PaymentCart } from './payment-cart'
import { PaymentNotice } from './payment-notice'
import type { PaymentFacts } from './use-payment-facts'
import type { useWalletPayment } from './use-wallet-payment'
import { WalletButtons } from './wallet-buttons'
import type { PaymentQuote } from '@bieznik/contract/money/payment'
import { Dollars } from '@/components/ui/paid-price'
import { Price } from '@/components/ui/price'

type PaymentPanelProps = PaymentFacts & {
  status: 'ready'
  next: string
  payment: ReturnType<typeof useWalletPayment>
}

/** What is paid for, how much it is, and the wallet's button. */
export function PaymentPanel({
  wallet,
  lines,
  quote,
  isQuoteOld,
  waiting,
  next,
  payment,
}: PaymentPanelProps) {
  const t = useTranslations('payment_page')
  const { phase, begin, approve, cancel, fail, resume } = payment
  /** The total that the buyer has seen or has asked to pay. */
  const [agreed, setAgreed] = useState(quote.total)
  const [isAgain, setAgain] = useState(false)
  const isSettling = phase.kind === 'settling' || phase.kind === 'unknown'
  const hasChanged = agreed !== quote.total && !isSettling

  function pay(): Promise<string> {
    setAgreed(quote.total)
    return begin(quote.total)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_24rem] lg:items-start">
      <PaymentCart lines={lines} />
      <Card aria-labelledby="payment" className="flex flex-col gap-4">
        <h2 id="payment" className="text-lg font-semibold">
          {t('amount')}
        </h2>
        <QuoteFacts quote={quote} />
        <PaymentNotice
          phase={hasChanged ? { kind: 'changed' } : phase}
          total={agreed === quote.total ? undefined : quote.total}
          onCheck={resume}
          next={next}
        />
        {waiting.length > 0 && !isAgain ? (
          <PaidAlready waiting={waiting} total={quote.total} next={next} onAgain={() => setAgain(true)} />
        ) : (
          <WalletButtons
            wallet={wallet}
            isDisabled={isSettling || isQuoteOld}
            createOrder={pay}
            onApprove={approve}
            onCancel={cancel}
            onError={fail}
          />
        )}
        {isQuoteOld && <Loading hidden>{t('loading')}</Loading>}
        <p className="text-sm text-quiet">{t('then_order')}</p>
      </Card>
    </div>
  )
}

/** The total, what that is in dollars, and why it is dollars. */
function QuoteFacts({ quote: { total, usd, exchangeRate } }: { quote: PaymentQuote }) {
  const t = useTranslations('payment_page')
  const format = useFormatter()
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        <dt>{t('total')}</dt>
        <dd className="text-right">
          <Price amount={total} />
        </dd>
        <dt className="text-lg font-semibold">{t('in_dollars')}</dt>
        <dd className="text-right text-lg font-semibold">
          <Dollars usd={usd} />
        </dd>
      </dl>
      <p className="text-sm text-quiet">
        {t('why_dollars', {
          date: format.dateTime(new Date(exchangeRate.date), { dateStyle: 'medium' }),
          rate: format.number(exchangeRate.plnPerUsd, { minimumFractionDigits: 4 }),
        })}
      </p>
    </>
  )
}
