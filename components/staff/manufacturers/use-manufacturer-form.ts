'use client'

import {
  manufacturerFields,
  manufacturerInputSchema,
  type Manufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/catalogue/manufacturer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { saveManufacturerMutation } from '@/lib/products/manufacturer-queries'
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

/** `known`: the manufacturer as it is by now; null: a new one. What is typed stays, whatever somebody else saves meanwhile. */
export function useManufacturerForm(known: Manufacturer | null, onSaved: () => void) {
  const t = useTranslations()
  const { errors } = useMessages().admin_manufacturers
  const { id, ...written } = known ?? { id: null, ...empty }
  /** As it was seen when what is typed began. */
  const [seen, setSeen] = useState(written)
  const { mutateAsync } = useMutation(saveManufacturerMutation(useQueryClient()))
  const form = useForm({
    id: `manufacturer-${id ?? 'new'}`,
    schema: manufacturerInputSchema,
    defaultValues: seen,
    fields: manufacturerFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_manufacturers.errors.${key}`) : undefined),
    send: async (input) => {
      await mutateAsync(id === null ? { id, input } : { id, input, from: seen })
      showToast({ tone: 'success', message: t('admin_manufacturers.saved') })
      onSaved()
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  /** Goes on from what is known by now; with `keepDirtyValues` what was changed here stays typed. */
  function takeOver(options?: { keepDirtyValues: true }): void {
    setSeen(written)
    form.reset(written, options)
  }

  // `formState` is a proxy: react-hook-form updates only what is read while rendering.
  const { isSubmitting, dirtyFields } = form.formState
  const changedElsewhere = isSubmitting
    ? []
    : manufacturerFields
        .filter((name) => seen[name] !== written[name])
        .map((name) => ({ name, value: written[name] }))
  return { form, changedElsewhere, takeOver, dirtyFields }
}
