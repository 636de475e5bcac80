'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { useChangeWithdrawal } from './use-change-withdrawal'

/** What staff write down for each other; the person never sees it. */
export function NoteForm({ id, note }: { id: number; note: string }) {
  const t = useTranslations('admin_withdrawals')
  const [typed, setTyped] = useState(note)
  const { change, isPending } = useChangeWithdrawal(id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void change({ part: 'note', json: { note: typed } })
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      <Field label={t('note')} optional className="w-full">
        <Textarea maxLength={2000} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" busy={isPending} disabled={typed === note}>
        {t('save_note')}
      </Button>
    </Form>
  )
}
