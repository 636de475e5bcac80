'use client'

import { MAX_OPINION } from '@bieznik/contract/opinion'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { ChangedElsewhere } from '../changed-elsewhere'
import { useSeenText } from '../use-seen-text'
import { useChangeOpinion } from './use-change-opinion'

/** What the shop says to an opinion, in public. */
export function AnswerForm({ id, answer }: { id: number; answer: string }) {
  const t = useTranslations('admin_opinions')
  const { seen, typed, setTyped, isDirty, elsewhere, takeNewest, keepMine, saved } = useSeenText(answer)
  const { change, isPending } = useChangeOpinion(id)

  async function send(): Promise<void> {
    if (await change({ part: 'answer', json: { answer: typed, from: seen } })) saved()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      {elsewhere !== null && !isPending && (
        <ChangedElsewhere
          changes={[{ label: t('answer'), value: elsewhere }]}
          onTakeNewest={takeNewest}
          onKeepMine={keepMine}
        />
      )}
      <Field label={t('answer')} className="w-full">
        <Textarea
          rows={2}
          maxLength={MAX_OPINION}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={isPending} disabled={typed.trim() === '' || !isDirty}>
        {t('save_answer')}
      </Button>
    </Form>
  )
}
