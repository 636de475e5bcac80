'use client'

import type { BankLine, Proposal } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { isCertain } from '@/lib/payment/agreeing-lines'
import { isPayer } from '@/lib/payment/is-payer'
import { JoinedOrders, OrderLink } from './joined-orders'
import { useDecideLine } from './use-decide-line'

/** Which orders a line pays or may pay, and what a person can decide with one press. */
export function BankLineWork({ line }: { line: BankLine }) {
  const t = useTranslations('admin_payments')
  const { likeLine, reversedOn, isSettled, proposals, joined } = line
  return (
    <div className="flex flex-col gap-1">
      {likeLine !== null && !isSettled && (
        <p className="border-2 border-amber p-2 whitespace-normal">
          {t('like_line', { id: String(likeLine) })}
        </p>
      )}
      {reversedOn !== null && (
        <p className="border-2 border-amber p-2">
          <span>{t('reversed_on')}</span> <Day date={reversedOn} />
        </p>
      )}
      <JoinedOrders line={line} />
      {isSettled ? (
        <Reopen line={line} />
      ) : (
        proposals.map((proposal) => <ProposalRow key={proposal.orderId} line={line} proposal={proposal} />)
      )}
      {!isSettled && proposals.length + joined.length === 0 && (
        <p className="whitespace-normal">{t('no_proposal')}</p>
      )}
    </div>
  )
}

function Reopen({ line: { id, left, reversedOn } }: { line: BankLine }) {
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

function ProposalRow({ line, proposal }: { line: BankLine; proposal: Proposal }) {
  const t = useTranslations('admin_payments')
  const { decide, isPending } = useDecideLine(line.id)
  const { kind, orderId, name, status, due, amount } = proposal
  const agreeing = kind === 'amount' && isPayer(line.payer, name) ? 'amount_and_payer' : kind
  return (
    <div className="flex flex-wrap items-center gap-x-3 sm:flex-nowrap">
      <Badge tone={isCertain(proposal) ? 'green' : 'amber'}>{t(`kinds.${agreeing}`)}</Badge>
      <OrderLink orderId={orderId} />
      <span className="max-w-56 truncate">{name}</span>
      {due !== amount && (
        <span>
          <span>{t('due')}</span> <Price amount={due} />
        </span>
      )}
      <Button
        size="compact"
        className="ml-auto"
        variant={isCertain(proposal) ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => void decide({ what: 'join', json: { orderId, amount, seen: { status, due } } })}
      >
        <span>{t('join')}</span> <Price amount={amount} />{' '}
        <VisuallyHidden>{t('join_of', { id: String(orderId) })}</VisuallyHidden>
      </Button>
    </div>
  )
}
