'use client'

import { useMessages, useTranslations } from 'next-intl'
import { isMessageKey } from '@/lib/i18n/is-message-key'

/** The text of what a schema or the server says of a field; what has no text of its own is not right all the same. */
export function useProductFormErrors(): (key: string | undefined) => string | undefined {
  const t = useTranslations()
  const { errors } = useMessages().product_form
  return (key) => {
    if (key === undefined) return undefined
    return isMessageKey(errors, key) ? t(`product_form.errors.${key}`) : t('errors.invalid_request')
  }
}
