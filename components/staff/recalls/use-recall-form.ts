'use client'

import type { RecallBuyers, StartRecall } from '@bieznik/contract/care/recall'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { emptyRecall, recallFields, recallFormSchema, scopeOf } from '@/lib/recalls/recall-form'
import { recallBuyersMutation, startRecallMutation } from '@/lib/recalls/recall-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'

/** What is about to be sent, and to whom. */
export type Planned = { recall: StartRecall; buyers: RecallBuyers }

/** First it is shown who would get a mail; only then anything is sent. */
export function useRecallForm() {
  const t = useTranslations()
  const { errors } = useMessages().admin_recalls
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [planned, setPlanned] = useState<Planned | null>(null)
  const { mutateAsync: readBuyers } = useMutation(recallBuyersMutation)
  const { mutateAsync: startRecall, isPending: isStarting } = useMutation(
    startRecallMutation(useQueryClient()),
  )
  const form = useForm({
    id: 'recall',
    schema: useMemo(() => recallFormSchema(key), [key]),
    defaultValues: emptyRecall,
    fields: recallFields,
    errorText: (message) =>
      isMessageKey(errors, message) ? t(`admin_recalls.errors.${message}`) : undefined,
    send: async (recall) => setPlanned({ recall, buyers: await readBuyers(scopeOf(recall)) }),
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  async function start({ recall, buyers }: Planned): Promise<void> {
    try {
      await startRecall(recall)
      showToast({ tone: 'success', message: t('admin_recalls.started', { count: buyers.buyers }) })
      setPlanned(null)
      setKey(crypto.randomUUID())
      form.reset(emptyRecall)
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return { form, planned, isStarting, start, change: () => setPlanned(null) }
}
