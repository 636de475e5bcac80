'use client'

import { addMoney, type Grosze } from '@bieznik/contract/money/money'
import type { WalletPayment } from '@bieznik/contract/money/payment'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PaidPrice } from '@/components/ui/paid-price'
import { WholePageButton } from './whole-page-button'

interface PaidAlreadyProps {
  /** At least one. */
  waiting: readonly WalletPayment[]
  total: Grosze
  /** Where the person came from. */
  next: string
  onAgain: () => void
}

/** In the place of the wallet's button: who has paid already pays once more only by wanting to. */
export function PaidAlready({ waiting, total, next, onAgain }: PaidAlreadyProps) {
  const t = useTranslations()
  const captured = waiting.filter(({ state }) => state === 'captured')
  const paid = addMoney(...captured.map(({ amount }) => amount))
  return (
    <section aria-labelledby="paid-already" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="paid-already" className="font-semibold">
        {t('payment_page.already')}
      </h3>
      <ul className="flex flex-col gap-1">
        {captured.map(({ id, amount, usd }) => (
          <li key={id}>
            <PaidPrice amount={amount} usd={usd} />
          </li>
        ))}
      </ul>
      {captured.length < waiting.length && <p className="font-medium">{t('errors.payment_disputed')}</p>}
      {captured.length > 0 && (
        <>
          <p>{t(paid >= total ? 'payment_page.already_covers' : 'payment_page.already_part')}</p>
          <WholePageButton href={next.startsWith('/CreateOrder') ? next : '/CreateOrder'}>
            {t('payment_page.to_order')}
          </WholePageButton>
        </>
      )}
      <Button variant="secondary" onClick={onAgain}>
        {t('payment_page.pay_again')}
      </Button>
    </section>
  )
}
