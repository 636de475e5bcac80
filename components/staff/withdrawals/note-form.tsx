'use client'

import { useTranslations } from 'next-intl'
import { SeenTextForm } from '../parts/seen-text-form'
import { useChangeWithdrawal } from './use-change-withdrawal'

/** What staff write down for each other; the person never sees it. */
export function NoteForm({ id, note }: { id: number; note: string }) {
  const t = useTranslations('admin_withdrawals')
  const { change, isPending } = useChangeWithdrawal(id)
  return (
    <SeenTextForm
      known={note}
      label={t('note')}
      saveLabel={t('save_note')}
      optional
      maxLength={2000}
      isPending={isPending}
      onSave={(typed, seen) => change({ part: 'note', json: { note: typed, from: seen } })}
    />
  )
}
