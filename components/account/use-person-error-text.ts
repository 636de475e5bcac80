'use client'

import { useMessages, useTranslations } from 'next-intl'
import { isMessageKey } from '@/lib/i18n/is-message-key'

/** The text of what a schema or the server says of a field of a person. */
export function usePersonErrorText(): (key: string) => string | undefined {
  const t = useTranslations('person.errors')
  const { errors } = useMessages().person
  return (key) => (isMessageKey(errors, key) ? t(key) : undefined)
}
