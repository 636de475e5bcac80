'use client'

import { useTranslations } from 'next-intl'
import { CONTENT_ID } from '@/components/layout/content-id'

/** The first thing that the Tab key reaches: past the header, to the page's own content. */
export function SkipLink() {
  const t = useTranslations('header')
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {t('skip')}
    </a>
  )
}
