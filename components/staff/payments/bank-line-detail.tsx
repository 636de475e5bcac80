'use client'

import type { BankLine } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { JoinForm } from './join-form'
import { LineHistory } from './line-history'
import { SettleForm } from './settle-form'

/** The rest of what the bank says of a line, what was decided, and what else a person can decide. */
export function BankLineDetail({ line }: { line: BankLine }) {
  const t = useTranslations()
  const { id, title, payer, payerAccount, proposals, events, isSettled } = line
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="flex flex-wrap gap-x-3 wrap-anywhere">
        <span className="figures text-quiet">{t('admin_payments.number', { id: String(id) })}</span>
        <span>{title}</span>
        <span>{payer}</span>
        {payerAccount && <AccountNumber account={payerAccount} />}
      </p>
      {proposals.map(({ orderId, name, status, typeOfPayment }) => (
        <p key={orderId} className="text-quiet">
          {[
            t('admin_payments.order', { id: String(orderId) }),
            name,
            t(`status.${status}`),
            t(`payment.${typeOfPayment}`),
          ].join(' · ')}
        </p>
      ))}
      {!isSettled && (
        <section aria-label={t('admin_payments.other')} className="flex flex-col gap-4">
          <JoinForm line={line} />
          <SettleForm line={line} />
        </section>
      )}
      <LineHistory events={events} />
    </div>
  )
}
