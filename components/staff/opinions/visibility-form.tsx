'use client'

import { MAX_REASON } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { TextField } from '@/components/ui/text-field'
import { useChangeOpinion } from './use-change-opinion'

/** Hides an opinion with a reason that its author reads, or shows it again. */
export function VisibilityForm({ id, isHidden }: { id: number; isHidden: boolean }) {
  const t = useTranslations('admin_opinions')
  const [reason, setReason] = useState('')
  const { change, isPending } = useChangeOpinion(id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void change({ part: 'hidden', json: { reason } })
  }

  if (isHidden)
    return (
      <Button
        variant="secondary"
        busy={isPending}
        className="self-start"
        onClick={() => void change({ part: 'shown' })}
      >
        {t('show')}
      </Button>
    )
  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      <TextField
        label={t('reason')}
        hint={t('reason_hint')}
        className="w-full"
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={isPending} disabled={reason.trim() === ''}>
        {t('hide')}
      </Button>
    </Form>
  )
}
