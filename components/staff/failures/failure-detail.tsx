'use client'

import type { Failure } from '@bieznik/contract/platform/failure'
import { useTranslations } from 'next-intl'
import { OtherAddress } from './other-address'
import { useHandleFailure } from './use-handle-failure'
import { whyOf } from './why-of'

/** Why it was given up, in the words of the service too; a mail can go to another address. */
export function FailureDetail({ failure }: { failure: Failure }) {
  const t = useTranslations()
  const { handle, pending } = useHandleFailure(failure)
  return (
    <div className="flex flex-col gap-2">
      <p>
        <span>{t(whyOf(failure))}</span>{' '}
        {failure.reason && <span className="figures wrap-anywhere text-quiet">{failure.reason}</span>}
      </p>
      {failure.kind === 'mail' && (
        <OtherAddress
          isBusy={pending === 'retry'}
          onSend={(address) => handle({ what: 'retry', json: { recipient: address } })}
        />
      )}
    </div>
  )
}
