import type { AnswerComplaint } from '@bieznik/contract/care/complaint'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { AnswerForm } from './answer-form'

const t = translate('pl')
const templates = {
  repair: 'Naprawimy',
  replacement: 'Wymienimy',
  price_cut: 'Taniej o … zł',
  refund: 'Zwrot',
  rejected: 'Nie',
}

function open(status: 'received' | 'silence' = 'received') {
  const onAnswer = vi.fn<(answer: AnswerComplaint) => void>()
  const complaint = { status, demand: 'replacement', email: 'jan@example.com' } as const
  const rendered = renderIn(
    <AnswerForm complaint={complaint} templates={templates} isPending={false} onAnswer={onAnswer} />,
  )
  return { ...rendered, onAnswer }
}

const outcome = () => screen.getByLabelText(t('admin_complaints.outcome'))
const text = () => screen.getByLabelText(t('admin_complaints.answer_text'))
const send = () => screen.getByRole('button', { name: t('admin_complaints.send_answer') })
const question = () =>
  within(screen.getByRole('dialog', { name: t('admin_complaints.answer_question.title') }))
const confirm = () => question().getByRole('button', { name: t('admin_complaints.send_answer') })

it('begins with what was asked for, and takes the template of another decision until the text is changed', async () => {
  const { user, onAnswer } = open()
  expect(text()).toHaveValue(templates.replacement)
  await user.selectOptions(outcome(), 'repair')
  expect(text()).toHaveValue(templates.repair)
  await user.type(text(), ' jutro.')
  await user.selectOptions(outcome(), 'refund')
  expect(text()).toHaveValue('Naprawimy jutro.')
  await user.click(send())
  expect(onAnswer).not.toHaveBeenCalled()
  expect(question().getByText(/jan@example.com/)).toBeVisible()
  await user.click(confirm())
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    decision: 'accepted',
    remedy: 'refund',
    reduction: null,
    answer: 'Naprawimy jutro.',
  })
})

it('refuses nothing without a word on a settlement out of court', async () => {
  const { user, onAnswer } = open()
  await user.selectOptions(outcome(), 'rejected')
  await user.click(send())
  expect(onAnswer).not.toHaveBeenCalled()
  expect(screen.getByText(t('admin_complaints.settlement_required'))).toBeVisible()
  await user.selectOptions(screen.getByLabelText(t('admin_complaints.settlement')), 'agrees')
  await user.click(send())
  await user.click(confirm())
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    decision: 'rejected',
    settlement: 'agrees',
    answer: 'Nie',
  })
})

it('lowers the price by an amount, which the text names until somebody edits it', async () => {
  const { user, onAnswer } = open()
  await user.selectOptions(outcome(), 'price_cut')
  expect(text()).toHaveValue('Taniej o … zł')
  await user.click(send())
  expect(screen.getByText(t('admin_complaints.reduction_required'))).toBeVisible()
  await user.type(screen.getByLabelText(t('admin_complaints.reduction')), '120,50')
  expect(text()).toHaveValue('Taniej o 120,50 zł')
  await user.click(send())
  await user.click(confirm())
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith({
    decision: 'accepted',
    remedy: 'price_cut',
    reduction: 12_050,
    answer: 'Taniej o 120,50 zł',
  })
})

it('sends no answer in which something of the template is still to be filled in', async () => {
  const { user, onAnswer } = open()
  await user.clear(text())
  await user.type(text(), 'Nie, ponieważ …')
  await user.click(send())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(text()).toBeInvalid()
  expect(screen.getByText(t('admin_complaints.answer_unfinished'))).toBeVisible()
  await user.type(text(), '{Backspace}opona jest cała')
  expect(text()).toBeValid()
  await user.click(send())
  await user.click(confirm())
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ answer: 'Nie, ponieważ opona jest cała' }),
  )
})

it('sends no empty answer', async () => {
  const { user, onAnswer } = open()
  await user.clear(text())
  await user.click(send())
  expect(onAnswer).not.toHaveBeenCalled()
  expect(text()).toBeInvalid()
})

it('offers no refusal of what the law has accepted', () => {
  open('silence')
  expect(screen.getByText(t('admin_complaints.silence_hint'))).toBeVisible()
  expect(screen.queryByRole('option', { name: t('admin_complaints.outcomes.rejected') })).toBeNull()
})
