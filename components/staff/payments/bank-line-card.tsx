'use client'

import type { BankLine, Proposal } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { isPayer } from '@/lib/payment/is-payer'
import { JoinForm } from './join-form'
import { JoinedOrders, OrderLink } from './joined-orders'
import { LineHistory } from './line-history'
import { SettleForm } from './settle-form'
import { useDecideLine } from './use-decide-line'

/** One line of a statement: what the bank says, which orders it may pay, and what a person can decide. */
export function BankLineCard({ line }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { id, bookedOn, amount, left, title, payer, payerAccount, likeLine, reversedOn } = line
  const titleId = `bank-line-${id}`
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={titleId} className="min-w-0 font-semibold wrap-anywhere">
          {title || t('no_title')}
        </h3>
        <Price amount={amount} className="text-lg font-semibold" />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="figures text-quiet">{t('number', { id: String(id) })}</span>
        <Day date={bookedOn} />
        {payer && <span className="min-w-0 wrap-anywhere">{payer}</span>}
        {payerAccount && (
          <span className="text-quiet">
            <AccountNumber account={payerAccount} />
          </span>
        )}
      </p>
      {likeLine !== null && !line.isSettled && (
        <p className="border-2 border-amber p-3">{t('like_line', { id: String(likeLine) })}</p>
      )}
      {reversedOn !== null && (
        <p className="border-2 border-amber p-3">
          <span>{t('reversed_on')}</span> <Day date={reversedOn} />
        </p>
      )}
      <JoinedOrders line={line} />
      {!line.isSettled && left < amount && (
        <p className="font-medium">
          <span>{t('left')}</span> <Price amount={left} />
        </p>
      )}
      {line.isSettled ? <Settled line={line} /> : <Deciding line={line} />}
      <LineHistory events={line.events} />
    </li>
  )
}

function Settled({ line: { id, left, reversedOn } }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { decide, isPending } = useDecideLine(id)
  if (left === 0 || reversedOn !== null) return null
  return (
    <div>
      <Button variant="secondary" busy={isPending} onClick={() => void decide({ what: 'reopen' })}>
        {t('reopen')}
      </Button>
    </div>
  )
}

function Deciding({ line }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { proposals } = line
  return (
    <>
      {proposals.length === 0 ? (
        <p>{t('no_proposal')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.orderId} line={line} proposal={proposal} />
          ))}
        </ul>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center">{t('other')}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <JoinForm line={line} />
          <SettleForm line={line} />
        </div>
      </details>
    </>
  )
}

/** What is proposed with certainty is the button that is pressed; the others are looked at first. */
const isCertain = ({ kind }: Proposal) => kind === 'exact' || kind === 'together'

function ProposalRow({ line, proposal }: { line: BankLine; proposal: Proposal }) {
  const t = useTranslations()
  const { decide, isPending } = useDecideLine(line.id)
  const { kind, orderId, name, status, typeOfPayment, due, amount } = proposal
  const agreeing = kind === 'amount' && isPayer(line.payer, name) ? 'amount_and_payer' : kind
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2">
      <Badge tone={isCertain(proposal) ? 'green' : 'amber'}>{t(`admin_payments.kinds.${agreeing}`)}</Badge>
      <OrderLink orderId={orderId} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-quiet">{`${t(`status.${status}`)}, ${t(`payment.${typeOfPayment}`)}`}</span>
      <span>
        <span>{t('admin_payments.due')}</span> <Price amount={due} />
      </span>
      <Button
        variant={isCertain(proposal) ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => void decide({ what: 'join', json: { orderId, amount, seen: { status, due } } })}
      >
        <span>{t('admin_payments.join')}</span> <Price amount={amount} />{' '}
        <VisuallyHidden>{t('admin_payments.join_of', { id: String(orderId) })}</VisuallyHidden>
      </Button>
    </li>
  )
}
