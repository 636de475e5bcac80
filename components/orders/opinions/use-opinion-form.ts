import type { RatedLine, WriteOpinion } from '@bieznik/contract/care/opinion'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm, type KitForm } from '@/components/ui/use-form'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import {
  filledForm,
  opinionFields,
  opinionFormSchema,
  type OpinionField,
  type OpinionForm,
} from '@/lib/opinions/opinion-form'
import { writeOpinionMutation } from '@/lib/opinions/own-opinion-queries'
import type { OrderBuyer } from '@/lib/orders/order-buyer'

export type OpinionFormReturn = KitForm<OpinionForm, WriteOpinion, OpinionField>

/** Writes the opinion on a delivered line, or edits it. */
export function useOpinionForm(buyer: OrderBuyer, line: RatedLine, onSaved: () => void): OpinionFormReturn {
  const t = useTranslations('own_opinions')
  const locale = useLocale()
  const { errors } = useMessages().own_opinions
  const [defaultValues] = useState(() => filledForm(line, locale))
  const { mutateAsync } = useMutation(writeOpinionMutation(useQueryClient(), buyer, line.lineId))

  return useForm({
    id: `opinion-${line.lineId}`,
    schema: opinionFormSchema,
    defaultValues,
    fields: opinionFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`errors.${key}`) : undefined),
    send: async (written) => {
      const { opinion } = await mutateAsync(written)
      const isHidden = opinion !== null && opinion.hiddenReason !== null
      showToast({ tone: 'success', message: t(isHidden ? 'saved_hidden' : 'saved') })
      onSaved()
    },
  })
}
