'use client'

import { MAX_COMPLAINT_TEXT, PLACEHOLDER, type AnswerComplaint } from '@bieznik/contract/care/complaint'
import { settlements, type Settlement } from '@bieznik/contract/care/complaint-status'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Options, Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { outcomes, type Outcome, type StaffComplaint } from '@/lib/complaint/complaint-requests'
import { complaintTextSchema } from '@/lib/complaint/check-complaint'
import { amountText } from '@/lib/orders/return-forms'
import { Question } from '../parts/question'

interface AnswerFormProps {
  complaint: Pick<StaffComplaint, 'status' | 'demand' | 'email'>
  templates: Record<Outcome, string>
  isPending: boolean
  onAnswer: (answer: AnswerComplaint) => void
}

/** Decides the complaint, after a question, since an answer cannot be changed. */
export function AnswerForm({
  complaint: { status, demand, email },
  templates,
  isPending,
  onAnswer,
}: AnswerFormProps) {
  const t = useTranslations('admin_complaints')
  const [outcome, setOutcome] = useState<Outcome>(demand)
  const [settlement, setSettlement] = useState<Settlement | ''>('')
  const [reduction, setReduction] = useState('')
  const [answer, setAnswer] = useState(templates[demand])
  const [isChecked, setChecked] = useState(false)
  const [asked, setAsked] = useState<AnswerComplaint>()
  const decided = decisionOf({ outcome, settlement, reduction, answer })
  const isReadable = complaintTextSchema.safeParse(answer).success
  const isFinished = !answer.includes(PLACEHOLDER)
  // By law it is accepted already.
  const possible = outcomes.filter((each) => status !== 'silence' || each !== 'rejected')
  const begun = (chosen: Outcome, amount: string) =>
    templates[chosen].replace(`${PLACEHOLDER} zł`, `${amount || PLACEHOLDER} zł`)

  /** The text follows the decision and the amount until somebody edits it. */
  function choose(chosen: Outcome, amount: string): void {
    if (answer === begun(outcome, reduction)) setAnswer(begun(chosen, amount))
    setOutcome(chosen)
    setReduction(amount)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setChecked(true)
    if (isReadable && isFinished && decided) setAsked(decided)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col items-start gap-4">
      <h2 className="font-semibold">{t('answer')}</h2>
      {status === 'silence' && <p className="border-2 border-amber p-4">{t('silence_hint')}</p>}
      <Field label={t('outcome')} hint={outcome === 'repair' && t('repair_hint')}>
        <Select
          value={outcome}
          onChange={({ target }) =>
            choose(outcomes.find((each) => each === target.value) ?? outcome, reduction)
          }
        >
          <Options of={possible} nameOf={(each) => t(`outcomes.${each}`)} />
        </Select>
      </Field>
      {outcome === 'price_cut' && (
        <Field
          label={t('reduction')}
          hint={t('reduction_hint')}
          error={isChecked && !decided && t('reduction_required')}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={reduction}
            onChange={({ target }) => choose(outcome, target.value)}
          />
        </Field>
      )}
      {outcome === 'rejected' && (
        <Field
          label={t('settlement')}
          hint={t('settlement_hint')}
          error={isChecked && !decided && t('settlement_required')}
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
        error={
          isChecked &&
          ((!isReadable && t('answer_invalid', { max: MAX_COMPLAINT_TEXT })) ||
            (!isFinished && t('answer_unfinished')))
        }
        className="w-full"
      >
        <Textarea rows={12} value={answer} onChange={({ target }) => setAnswer(target.value)} />
      </Field>
      <Button type="submit" busy={isPending}>
        {t('send_answer')}
      </Button>
      {asked && (
        <Question
          title={t('answer_question.title')}
          text={t(email === null ? 'answer_question.by_letter' : 'answer_question.text', {
            email: email ?? '',
          })}
          confirm={t('send_answer')}
          cancel={t('answer_question.leave')}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            onAnswer(asked)
          }}
        />
      )}
    </Form>
  )
}

interface Typed {
  outcome: Outcome
  settlement: Settlement | ''
  reduction: string
  answer: string
}

/** undefined: something of the decision is missing. */
function decisionOf({ outcome, settlement, reduction, answer }: Typed): AnswerComplaint | undefined {
  if (outcome === 'rejected')
    return settlement === '' ? undefined : { decision: 'rejected', settlement, answer }
  if (outcome !== 'price_cut') return { decision: 'accepted', remedy: outcome, reduction: null, answer }
  const amount = amountText.safeParse(reduction).data
  return amount ? { decision: 'accepted', remedy: outcome, reduction: amount, answer } : undefined
}
