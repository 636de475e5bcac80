'use client'

import {
  manufacturerFields,
  manufacturerInputSchema,
  type Manufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/manufacturer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { saveManufacturerMutation } from '@/lib/admin-products/manufacturer-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'

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

/** `known`: the manufacturer that is edited; null: a new one. */
export function useManufacturerForm(known: Manufacturer | null, onSaved: () => void) {
  const t = useTranslations()
  const { errors } = useMessages().admin_manufacturers
  const { id, ...written } = known ?? { id: null, ...empty }
  const { mutateAsync } = useMutation(saveManufacturerMutation(useQueryClient(), id))
  return useForm({
    id: `manufacturer-${id ?? 'new'}`,
    schema: manufacturerInputSchema,
    defaultValues: written,
    fields: manufacturerFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_manufacturers.errors.${key}`) : undefined),
    send: async (input) => {
      await mutateAsync(input)
      showToast({ tone: 'success', message: t('admin_manufacturers.saved') })
      onSaved()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
}
