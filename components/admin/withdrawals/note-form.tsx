'use client'

import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { ChangedElsewhere } from '../changed-elsewhere'
import { useSeenText } from '../use-seen-text'
import { useChangeWithdrawal } from './use-change-withdrawal'

/** What staff write down for each other; the person never sees it. */
export function NoteForm({ id, note }: { id: number; note: string }) {
  const t = useTranslations('admin_withdrawals')
  const { seen, typed, setTyped, isDirty, elsewhere, takeNewest, keepMine, saved } = useSeenText(note)
  const { change, isPending } = useChangeWithdrawal(id)

  async function send(): Promise<void> {
    if (await change({ part: 'note', json: { note: typed, from: seen } })) saved()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      {elsewhere !== null && !isPending && (
        <ChangedElsewhere
          changes={[{ label: t('note'), value: elsewhere }]}
          onTakeNewest={takeNewest}
          onKeepMine={keepMine}
        />
      )}
      <Field label={t('note')} optional className="w-full">
        <Textarea maxLength={2000} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" busy={isPending} disabled={!isDirty}>
        {t('save_note')}
      </Button>
    </Form>
  )
}
