'use client'

import { MAX_OPINION } from '@bieznik/contract/opinion'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { useChangeOpinion } from './use-change-opinion'

/** What the shop says to an opinion, in public. */
export function AnswerForm({ id, answer }: { id: number; answer: string }) {
  const t = useTranslations('admin_opinions')
  const [typed, setTyped] = useState(answer)
  const { change, isPending } = useChangeOpinion(id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void change({ part: 'answer', json: { answer: typed } })
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-3">
      <Field label={t('answer')} className="w-full">
        <Textarea
          rows={2}
          maxLength={MAX_OPINION}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        disabled={typed.trim() === '' || typed === answer}
      >
        {t('save_answer')}
      </Button>
    </Form>
  )
}
