'use client'

import type { BankLine, Proposal } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { AccountNumber } from '@/components/order/account-number'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { isCertain } from '@/lib/payment/agreeing-lines'
import { isPayer } from '@/lib/payment/is-payer'
import { JoinForm } from './join-form'
import { JoinedOrders, OrderLink } from './joined-orders'
import { LineHistory } from './line-history'
import { SettleForm } from './settle-form'
import { useDecideLine } from './use-decide-line'

/** One line of a statement: what the bank says, which orders it may pay, and what a person can decide. */
export function BankLineRow({ line }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { id, bookedOn, amount, left, title, payer, payerAccount, likeLine, reversedOn } = line
  const titleId = `bank-line-${id}`
  return (
    <li
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-3 py-2 text-sm lg:grid-cols-[6.5rem_minmax(0,2fr)_7rem_minmax(0,3fr)]"
    >
      <div className="lg:row-start-1">
        <Day date={bookedOn} /> <span className="figures text-quiet">{t('number', { id: String(id) })}</span>
      </div>
      <div className="col-span-2 min-w-0 wrap-anywhere lg:col-span-1 lg:row-start-1">
        <h3 id={titleId} className="font-medium">
          {title || t('no_title')}
        </h3>
        <p className="flex flex-wrap gap-x-3 text-quiet">
          {payer && <span>{payer}</span>}
          {payerAccount && <AccountNumber account={payerAccount} />}
        </p>
      </div>
      <div className="col-start-2 row-start-1 text-right lg:col-start-3">
        <Price amount={amount} className="font-semibold" />
        {!line.isSettled && left < amount && (
          <p className="text-quiet">
            <span>{t('left')}</span> <Price amount={left} />
          </p>
        )}
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-1 lg:col-span-1 lg:row-start-1">
        {likeLine !== null && !line.isSettled && (
          <p className="border-2 border-amber p-2">{t('like_line', { id: String(likeLine) })}</p>
        )}
        {reversedOn !== null && (
          <p className="border-2 border-amber p-2">
            <span>{t('reversed_on')}</span> <Day date={reversedOn} />
          </p>
        )}
        <JoinedOrders line={line} />
        {line.isSettled ? <Settled line={line} /> : <Deciding line={line} />}
        <LineHistory events={line.events} />
      </div>
    </li>
  )
}

function Settled({ line: { id, left, reversedOn } }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { decide, isPending } = useDecideLine(id)
  if (left === 0 || reversedOn !== null) return null
  return (
    <div>
      <Button
        variant="secondary"
        size="compact"
        busy={isPending}
        onClick={() => void decide({ what: 'reopen' })}
      >
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
        <ul className="lined">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.orderId} line={line} proposal={proposal} />
          ))}
        </ul>
      )}
      <details>
        <summary className="min-h-9 cursor-pointer content-center text-quiet">{t('other')}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <JoinForm line={line} />
          <SettleForm line={line} />
        </div>
      </details>
    </>
  )
}

function ProposalRow({ line, proposal }: { line: BankLine; proposal: Proposal }) {
  const t = useTranslations()
  const { decide, isPending } = useDecideLine(line.id)
  const { kind, orderId, name, status, typeOfPayment, due, amount } = proposal
  const agreeing = kind === 'amount' && isPayer(line.payer, name) ? 'amount_and_payer' : kind
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-0.5">
      <Badge tone={isCertain(proposal) ? 'green' : 'amber'}>{t(`admin_payments.kinds.${agreeing}`)}</Badge>
      <OrderLink orderId={orderId} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-quiet">{`${t(`status.${status}`)}, ${t(`payment.${typeOfPayment}`)}`}</span>
      {due !== amount && (
        <span>
          <span>{t('admin_payments.due')}</span> <Price amount={due} />
        </span>
      )}
      <Button
        size="compact"
        className="ml-auto"
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
