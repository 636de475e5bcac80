'use client'

import { MAX_COMPLAINT_TEXT, type AnswerComplaint } from '@bieznik/contract/care/complaint'
import { settlements, type Settlement } from '@bieznik/contract/care/complaint-status'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { outcomes, type Outcome, type StaffComplaint } from '@/lib/complaint/complaint-requests'
import { complaintTextSchema } from '@/lib/complaint/check-complaint'

interface AnswerFormProps {
  complaint: Pick<StaffComplaint, 'status' | 'demand' | 'email'>
  templates: Record<Outcome, string>
  isPending: boolean
  onAnswer: (answer: AnswerComplaint) => void
}

/** Decides the complaint. The text starts as the template of the decision; another decision brings its own template unless the text was edited. */
export function AnswerForm({
  complaint: { status, demand, email },
  templates,
  isPending,
  onAnswer,
}: AnswerFormProps) {
  const t = useTranslations('admin_complaints')
  const [outcome, setOutcome] = useState<Outcome>(demand)
  const [settlement, setSettlement] = useState<Settlement | ''>('')
  const [answer, setAnswer] = useState(templates[demand])
  const [isChecked, setChecked] = useState(false)
  const text = complaintTextSchema.safeParse(answer)
  const isUnsettled = outcome === 'rejected' && settlement === ''
  // By law it is accepted already.
  const possible = outcomes.filter((each) => status !== 'silence' || each !== 'rejected')

  function choose(chosen: Outcome): void {
    if (answer === templates[outcome]) setAnswer(templates[chosen])
    setOutcome(chosen)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setChecked(true)
    if (!text.success) return
    if (outcome !== 'rejected') onAnswer({ decision: 'accepted', remedy: outcome, answer })
    else if (settlement !== '') onAnswer({ decision: 'rejected', settlement, answer })
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-4">
      <h2 className="font-semibold">{t('answer')}</h2>
      {status === 'silence' && <p className="border-2 border-amber p-4">{t('silence_hint')}</p>}
      <Field label={t('outcome')} hint={outcome === 'repair' && t('repair_hint')}>
        <Select
          value={outcome}
          onChange={({ target }) => choose(outcomes.find((each) => each === target.value) ?? outcome)}
        >
          <Options of={possible} nameOf={(each) => t(`outcomes.${each}`)} />
        </Select>
      </Field>
      {outcome === 'rejected' && (
        <Field
          label={t('settlement')}
          hint={t('settlement_hint')}
          error={isChecked && isUnsettled && t('settlement_required')}
        >
          <Select
            value={settlement}
            onChange={({ target }) => setSettlement(settlements.find((each) => each === target.value) ?? '')}
          >
            <option value="">{t('choose')}</option>
            <Options of={settlements} nameOf={(each) => t(`settlements.${each}`)} />
          </Select>
        </Field>
      )}
      <Field
        label={t('answer_text')}
        hint={t(email === null ? 'answer_by_letter' : 'answer_hint')}
        error={isChecked && !text.success && t('answer_invalid', { max: MAX_COMPLAINT_TEXT })}
        className="w-full"
      >
        <Textarea rows={12} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      <Button type="submit" busy={isPending}>
        {t('send_answer')}
      </Button>
    </Form>
  )
}
