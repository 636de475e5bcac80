'use client'

import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { Failure } from '@bieznik/contract/platform/failure'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { TextLink } from '@/components/ui/text-link'
import { OtherAddress } from './other-address'
import { useHandleFailure } from './use-handle-failure'
import { whyOf } from './why-of'

/** One thing that was given up: what it belongs to, why, and what can be done. */
export function FailureRow({ failure }: { failure: Failure }) {
  const t = useTranslations('admin_failures')
  const words = useTranslations()
  const { handle, pending } = useHandleFailure(failure)
  const { kind, id, failedAt, reason, recipient, canRetry } = failure
  const name = t(`kinds.${kind}`)
  return (
    <li aria-label={`${name} ${id}`} className="flex flex-col gap-2 border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone="amber">{name}</Badge>
        <Subject failure={failure} />
        {recipient && <span className="min-w-0 wrap-anywhere">{recipient}</span>}
        <Day date={failedAt} />
      </div>
      <p>
        <span>{words(whyOf(failure))}</span>{' '}
        {reason && <span className="figures wrap-anywhere text-quiet">{reason}</span>}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {canRetry && (
          <Button
            size="compact"
            busy={pending === 'retry'}
            onClick={() => void handle({ what: 'retry', json: {} })}
          >
            {t(kind === 'mail' ? 'send_again' : 'retry')}
          </Button>
        )}
        {kind === 'mail' && (
          <OtherAddress
            isBusy={pending === 'retry'}
            onSend={(address) => handle({ what: 'retry', json: { recipient: address } })}
          />
        )}
        <Button
          variant="secondary"
          size="compact"
          busy={pending === 'close'}
          onClick={() => void handle({ what: 'close' })}
        >
          {t('close')}
        </Button>
      </div>
    </li>
  )
}

/** What it belongs to; a courier is ordered for parcels of several orders. */
function Subject({ failure: { kind, orderId, withdrawalId, complaintId } }: { failure: Failure }) {
  const t = useTranslations('admin_failures')
  const link = (href: string, text: string) => (
    <TextLink href={href} prefetch={false}>
      {text}
    </TextLink>
  )
  if (complaintId !== null)
    return link(`/admin/complaints/${complaintId}`, t('complaint', { number: complaintNumber(complaintId) }))
  if (withdrawalId !== null)
    return link(
      `/admin/withdrawals/${withdrawalId}`,
      t('withdrawal', { number: withdrawalNumber(withdrawalId) }),
    )
  if (orderId !== null) return link(`/admin/order/${orderId}`, t('order', { id: String(orderId) }))
  return kind === 'courier' ? link('/admin', t('orders')) : null
}
