'use client'

import { useMessages, useTranslations } from 'next-intl'
import type { SummaryError } from '@/components/ui/error-summary'
import {
  complaintFields,
  type ComplaintErrorKey,
  type ComplaintErrors,
  type ComplaintField,
} from '@/lib/complaint/check-complaint'
import type { TypedComplaint } from '@/lib/complaint/typed-complaint'
import { isMessageKey } from '@/lib/i18n/is-message-key'

export const fieldId = (field: ComplaintField | 'photos') => `complaint-${field}`

type Refused = TypedComplaint['refused'][number]

/** What is wrong with the form, in words: at each field, and above them all. */
export function useComplaintErrors({ refused }: Pick<TypedComplaint, 'refused'>, errors: ComplaintErrors) {
  const t = useTranslations()
  const { complaint: own } = useMessages()

  const textOf = (key: ComplaintErrorKey): string =>
    isMessageKey(own.errors, key) ? t(`complaint.errors.${key}`) : t(`withdrawal.errors.${key}`)

  function refusalText({ title, reason }: Refused): string {
    if (reason === 'cut_off') return t('complaint.photo_errors.cut_off')
    const text = reason === 'too_many' ? t('complaint.photo_errors.too_many') : t(`pictures.errors.${reason}`)
    return `${title}: ${text}`
  }

  const errorOf = (field: ComplaintField) => errors[field] && textOf(errors[field])
  const photoErrors = refused.map(refusalText)
  const summary: SummaryError[] = complaintFields.flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ fieldId: fieldId(field), message }] : []
  })
  return {
    errorOf,
    photoErrors,
    summary: [...summary, ...photoErrors.map((message) => ({ fieldId: fieldId('photos'), message }))],
  }
}
