'use client'

import { useTranslations, type Messages } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import type { ContactMessage } from '@/lib/contact/contact-message'
import { contactFieldId, contactFields } from './contact-fields'

type ErrorKey = keyof Messages['contact_form']['errors']

const KEYS: Record<ErrorKey, true> = {
  name_required: true,
  name_long: true,
  name_invalid: true,
  email_required: true,
  email_invalid: true,
  phone_required: true,
  phone_invalid: true,
  too_long: true,
  message_required: true,
  message_long: true,
  message_invalid: true,
}

const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(KEYS, key)

/** What the schema or the server says of the fields, in the person's language: of one, and of all for the summary. */
export function useContactErrors(errors: FieldErrors<ContactMessage>) {
  const t = useTranslations('contact_form.errors')
  const errorOf = (field: keyof ContactMessage) => {
    const key = errors[field]?.message
    return key && isErrorKey(key) ? t(key) : undefined
  }
  const summary = contactFields.flatMap((field) => {
    const message = errorOf(field)
    return message ? [{ fieldId: contactFieldId(field), message }] : []
  })
  return { errorOf, summary }
}
