'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/loading'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { PaymentPanel } from './payment-panel'
import { PaymentNotice } from './payment-notice'
import { usePaymentFacts, type PaymentFacts } from './use-payment-facts'
import { useWalletPayment } from './use-wallet-payment'
import { WholePageButton } from './whole-page-button'

/** `next` is where a paid person goes on to, already checked to be a page of ours. */
export function PaymentView({ next }: { next: string }) {
  const t = useTranslations('payment_page')
  const auth = useAuth()
  if (auth.status === 'loading') return <Loading>{t('loading')}</Loading>
  if (auth.status === 'signed-out') return <NotAuthorised next={next} />
  return <PersonsPayment key={auth.person.uid} uid={auth.person.uid} next={next} />
}

function NotAuthorised({ next }: { next: string }) {
  const t = useTranslations()
  const back = `/Payment?${new URLSearchParams({ next })}`
  const href = getPathname({ href: { pathname: '/signIn', query: { next: back } }, locale: useLocale() })
  return (
    <EmptyState
      role="alert"
      title={t('payment_page.not_authorised')}
      action={
        <Button asChild>
          <a href={href}>{t('account.sign_in')}</a>
        </Button>
      }
    />
  )
}

function PersonsPayment({ uid, next }: { uid: string; next: string }) {
  const locale = useLocale()
  const goOn = () => window.location.assign(getPathname({ href: next, locale }))
  const payment = useWalletPayment({ uid, onPaid: goOn })
  const facts = usePaymentFacts(uid)
  if (facts.status === 'ready' && payment.phase.kind !== 'paid')
    return <PaymentPanel next={next} payment={payment} {...facts} />
  return (
    <>
      <PaymentNotice phase={payment.phase} onCheck={payment.resume} next={next} />
      {payment.phase.kind !== 'paid' && <NothingToPay facts={facts} />}
    </>
  )
}

function NothingToPay({ facts }: { facts: PaymentFacts }) {
  const t = useTranslations()
  switch (facts.status) {
    case 'loading':
    case 'ready':
      return <Loading>{t('payment_page.loading')}</Loading>
    case 'unconfigured':
      return <Unconfigured />
    case 'failed':
      return (
        <EmptyState
          role="alert"
          title={facts.code ? t(`errors.${facts.code}`) : t('payment_page.total_failed')}
          action={<Button onClick={facts.retry}>{t('failure.retry')}</Button>}
        />
      )
    case 'empty':
      return (
        <EmptyState
          title={t('cart.empty')}
          action={<LinkButton href="/tires">{t('cart.to_catalogue')}</LinkButton>}
        />
      )
  }
}

function Unconfigured() {
  const t = useTranslations('payment_page')
  return (
    <EmptyState
      title={t('unconfigured')}
      action={
        <>
          <WholePageButton href="/CreateOrder">{t('to_order')}</WholePageButton>
          <LinkButton href="/cart" prefetch={false} variant="secondary">
            {t('to_cart')}
          </LinkButton>
        </>
      }
    >
      {t('unconfigured_hint')}
    </EmptyState>
  )
}
