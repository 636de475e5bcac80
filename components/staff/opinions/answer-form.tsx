'use client'

import { MAX_OPINION } from '@bieznik/contract/care/opinion'
import { useTranslations } from 'next-intl'
import { SeenTextForm } from '../parts/seen-text-form'
import { useChangeOpinion } from './use-change-opinion'

/** What the shop says to an opinion, in public. */
export function AnswerForm({ id, answer }: { id: number; answer: string }) {
  const t = useTranslations('admin_opinions')
  const { change, isPending } = useChangeOpinion(id)
  return (
    <SeenTextForm
      known={answer}
      label={t('answer')}
      saveLabel={t('save_answer')}
      rows={2}
      maxLength={MAX_OPINION}
      isPending={isPending}
      onSave={(typed, seen) => change({ part: 'answer', json: { answer: typed, from: seen } })}
    />
  )
}
