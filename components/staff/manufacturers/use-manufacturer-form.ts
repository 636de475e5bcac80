'use client'

import {
  manufacturerFields,
  manufacturerInputSchema,
  type Manufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/catalogue/manufacturer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { saveManufacturerMutation } from '@/lib/products/manufacturer-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useSeenForm } from '../parts/use-seen-form'

const empty: ManufacturerInput = {
  name: '',
  mark: '',
  address: '',
  contact: '',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}

function formOf(known: Manufacturer | null): ManufacturerInput {
  if (!known) return empty
  const { id: _id, ...written } = known
  return written
}

/** `known`: the manufacturer as it is by now; null: a new one. */
export function useManufacturerForm(known: Manufacturer | null, onSaved: () => void) {
  const t = useTranslations()
  const { errors } = useMessages().admin_manufacturers
  const { mutateAsync } = useMutation(saveManufacturerMutation(useQueryClient()))
  return useSeenForm({
    known,
    formOf,
    id: `manufacturer-${known?.id ?? 'new'}`,
    schema: manufacturerInputSchema,
    fields: manufacturerFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_manufacturers.errors.${key}`) : undefined),
    send: async (input, seen) => {
      await mutateAsync(seen ? { id: seen.id, input, from: formOf(seen) } : { id: null, input })
      showToast({ tone: 'success', message: t('admin_manufacturers.saved') })
      onSaved()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
}
