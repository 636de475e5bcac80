'use client'

import { MAX_NOTE_LENGTH } from '@bieznik/contract/selling/order-work'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { unsavedById } from '@/lib/storage/unsaved'
import { useChangeWork } from './use-change-work'

/** Notes by order. */
const drafts = unsavedById<string>()

export const isNoteBegun = (orderId: number): boolean => drafts.has(orderId)

/** Adds a note that only staff see; nothing that others wrote is touched. */
export function NoteForm({ orderId }: { orderId: number }) {
  const t = useTranslations('admin_orders')
  const { change, isPending } = useChangeWork(orderId)
  const [typed, setTyped] = useState(() => drafts.get(orderId) ?? '')
  const isEmpty = typed.trim() === ''

  function type(text: string): void {
    if (text === '') drafts.delete(orderId)
    else drafts.set(orderId, text)
    setTyped(text)
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (!isEmpty && (await change({ part: 'notes', json: { text: typed } }))) type('')
  }

  return (
    <Form onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-2">
      <Field label={t('new_note')} hint={t('new_note_hint')} className="w-full">
        <Textarea
          required={false}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" size="compact" busy={isPending} disabled={isEmpty}>
        {t('add_note')}
      </Button>
    </Form>
  )
}
