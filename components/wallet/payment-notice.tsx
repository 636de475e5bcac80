'use client'

import type { Grosze } from '@bieznik/contract/money/money'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Price } from '@/components/ui/price'
import type { PaymentPhase } from './use-wallet-payment'
import { WholePageButton } from './whole-page-button'

interface PaymentNoticeProps {
  phase: PaymentPhase
  /** The new total, when it is known. */
  total?: Grosze | undefined
  onCheck: () => void
  next: string
}

/** What has become of the payment, and what to do. */
export function PaymentNotice({ phase, total, onCheck, next }: PaymentNoticeProps) {
  const t = useTranslations()
  switch (phase.kind) {
    case 'ready':
    case 'asking':
      return null
    case 'settling':
      return <Loading>{t('payment_page.settling')}</Loading>
    case 'paid':
      return (
        <Frame tone="green" role="status">
          <p className="font-semibold">{t('payment_page.paid')}</p>
          <WholePageButton href={next}>{t('payment_page.go_on')}</WholePageButton>
        </Frame>
      )
    case 'cancelled':
      return (
        <Frame tone="signal" role="status">
          <p>{t('payment_page.cancelled')}</p>
        </Frame>
      )
    case 'changed':
      return (
        <Frame tone="amber" role="alert">
          <p className="font-semibold">{t('payment_page.changed')}</p>
          {total !== undefined && (
            <p>{t.rich('payment_page.new_total', { total: () => <Price amount={total} /> })}</p>
          )}
        </Frame>
      )
    case 'unknown':
      return (
        <Frame tone="amber" role="alert">
          <p className="font-semibold">{t('payment_page.failed')}</p>
          <p>{t('payment_page.unknown')}</p>
          <Button onClick={onCheck}>{t('payment_page.check')}</Button>
        </Frame>
      )
    case 'disputed':
    case 'refused':
    case 'failed':
      return <Refusal phase={phase} />
  }
}

function Refusal({ phase }: { phase: PaymentPhase & { kind: 'disputed' | 'refused' | 'failed' } }) {
  const t = useTranslations()
  const ofProvider = phase.kind === 'disputed' ? undefined : phase.ofProvider
  return (
    <Frame tone="amber" role="alert">
      <p className="font-semibold">{wordsOf()}</p>
      {phase.kind !== 'disputed' && <p>{t('payment_page.not_charged')}</p>}
      {ofProvider && <p className="wrap-anywhere">{t('payment_page.provider_says', { text: ofProvider })}</p>}
    </Frame>
  )

  function wordsOf(): string {
    if (phase.kind === 'failed') return t('payment_page.failed')
    return t(`errors.${phase.kind === 'disputed' ? 'payment_disputed' : phase.code}`)
  }
}

const looks = {
  green: { border: 'border-green', icon: <CircleCheck aria-hidden className="size-5 shrink-0 text-green" /> },
  amber: {
    border: 'border-amber',
    icon: <TriangleAlert aria-hidden className="size-5 shrink-0 text-amber" />,
  },
  signal: { border: 'border-signal', icon: <Info aria-hidden className="size-5 shrink-0 text-signal" /> },
}

interface FrameProps {
  tone: keyof typeof looks
  role: 'alert' | 'status'
  children: ReactNode
}

function Frame({ tone, role, children }: FrameProps) {
  return (
    <div role={role} className={`flex gap-3 border-2 bg-sheet p-4 ${looks[tone].border}`}>
      {looks[tone].icon}
      <div className="flex min-w-0 flex-col items-start gap-2">{children}</div>
    </div>
  )
}
