'use client'

import { MAX_LINE_NOTE, type BankLine } from '@bieznik/contract/money/bank-statement'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { useDecideLine } from './use-decide-line'

/** What is left is for no order: it went back, or was never meant for one. The money itself staff send at the bank. */
export function SettleForm({ line: { id } }: { line: Pick<BankLine, 'id'> }) {
  const t = useTranslations('admin_payments')
  const { decide, isPending } = useDecideLine(id)
  const [note, setNote] = useState('')
  const settle = (as: 'sent_back' | 'not_ours') =>
    void decide({ what: 'settle', json: { as, note: note.trim() } })
  return (
    <Form onSubmit={(event) => event.preventDefault()} className="flex flex-wrap items-end gap-3">
      <Field label={t('note')} hint={t('settle_hint')} optional>
        <Input maxLength={MAX_LINE_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button variant="secondary" busy={isPending} onClick={() => settle('sent_back')}>
        {t('sent_back')}
      </Button>
      <Button variant="secondary" busy={isPending} onClick={() => settle('not_ours')}>
        {t('not_ours')}
      </Button>
    </Form>
  )
}
