'use client'

import type { Failure } from '@bieznik/contract/platform/failure'
import { useTranslations } from 'next-intl'
import { RowButton } from '../parts/list/row-button'
import { useHandleFailure } from './use-handle-failure'

/** What can be done with it at one press. */
export function FailureSteps({ failure }: { failure: Failure }) {
  const t = useTranslations('admin_failures')
  const { handle, pending } = useHandleFailure(failure)
  return (
    <span className="flex gap-1">
      {failure.canRetry && (
        <RowButton
          variant="secondary"
          busy={pending === 'retry'}
          onClick={() => void handle({ what: 'retry', json: {} })}
        >
          {t(failure.kind === 'mail' ? 'send_again' : 'retry')}
        </RowButton>
      )}
      <RowButton busy={pending === 'close'} onClick={() => void handle({ what: 'close' })}>
        {t('close')}
      </RowButton>
    </span>
  )
}
