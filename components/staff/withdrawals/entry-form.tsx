'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { emptyEntry, entryFormFields, entryFormSchema } from '@/lib/withdrawal/entry-form'
import { enterWithdrawalMutation } from '@/lib/withdrawal/withdrawal-queries'
import type { KnownSender } from '@/lib/cases/entry'
import { BegunFromOrder } from '../cases/begun-from-order'
import { CaseEntryForm } from '../cases/case-entry-form'
import { useCaseEntry } from '../cases/use-case-entry'

const schema = entryFormSchema(() => new Date())

/** A statement that came by mail, letter or phone. */
export function EntryForm() {
  return <BegunFromOrder>{(known) => <Entry known={known} />}</BegunFromOrder>
}

function Entry({ known }: { known: KnownSender | undefined }) {
  const t = useTranslations('admin_withdrawals')
  const [defaultValues] = useState(() => emptyEntry(new Date(), known))
  const form = useCaseEntry({
    schema,
    defaultValues,
    fields: entryFormFields,
    mutation: enterWithdrawalMutation(useQueryClient()),
    path: '/admin/withdrawals',
  })
  return (
    <CaseEntryForm form={form} texts="admin_withdrawals">
      <Field {...form.field('part')} label={t('part')} hint={t('part_hint')} optional>
        <Textarea />
      </Field>
      <TextField {...form.field('account')} label={t('account')} hint={t('account_hint')} optional />
    </CaseEntryForm>
  )
}
