'use client'

import { useTranslations, type Messages } from 'next-intl'

type NewsErrorKey = keyof Messages['admin_news']['errors']

const KEYS: Record<NewsErrorKey, true> = {
  title_required: true,
  description_required: true,
  too_long: true,
  characters: true,
  url_invalid: true,
  video_invalid: true,
  date_invalid: true,
}

const isNewsErrorKey = (key: string): key is NewsErrorKey => Object.hasOwn(KEYS, key)

/** The text of what a schema or the server says of a field; what has no text of its own is not right all the same. */
export function useNewsFormErrors(): (key: string | undefined) => string | undefined {
  const t = useTranslations()
  return (key) => {
    if (key === undefined) return undefined
    return isNewsErrorKey(key) ? t(`admin_news.errors.${key}`) : t('errors.invalid_request')
  }
}
