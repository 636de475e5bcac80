'use client'

import { complaintBases, complaintDemands } from '@bieznik/contract/care/complaint-status'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { enterComplaintMutation } from '@/lib/complaint/complaint-queries'
import { emptyEntry, entryFormFields, entryFormSchema } from '@/lib/complaint/entry-form'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import type { KnownSender } from '@/lib/cases/entry'
import { BegunFromOrder } from '../cases/begun-from-order'
import { CaseEntryForm } from '../cases/case-entry-form'
import { useCaseEntry } from '../cases/use-case-entry'

const schema = entryFormSchema(() => new Date())

/** A complaint that came by mail, letter or phone. */
export function EntryForm() {
  return <BegunFromOrder>{(known) => <Entry known={known} />}</BegunFromOrder>
}

function Entry({ known }: { known: KnownSender | undefined }) {
  const t = useTranslations('admin_complaints')
  const errorTexts = useTranslations('complaint.errors')
  const { errors } = useMessages().complaint
  const [defaultValues] = useState(() => emptyEntry(new Date(), known))
  const form = useCaseEntry({
    schema,
    defaultValues,
    fields: entryFormFields,
    mutation: enterComplaintMutation(useQueryClient()),
    path: '/admin/complaints',
    ownErrorText: (key) => (isMessageKey(errors, key) ? errorTexts(key) : undefined),
  })
  const { field } = form
  return (
    <CaseEntryForm form={form} texts="admin_complaints">
      <Field {...field('text')} label={t('text')}>
        <Textarea rows={8} />
      </Field>
      <Field {...field('demand')} label={t('demand')}>
        <Select>
          <Options of={complaintDemands} nameOf={(demand) => t(`outcomes.${demand}`)} />
        </Select>
      </Field>
      <Field {...field('basis')} label={t('basis')}>
        <Select>
          <Options of={complaintBases} nameOf={(basis) => t(`bases.${basis}`)} />
        </Select>
      </Field>
    </CaseEntryForm>
  )
}
