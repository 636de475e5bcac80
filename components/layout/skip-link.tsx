'use client'

import { useTranslations } from 'next-intl'
import { CONTENT_ID } from '@/components/layout/content-id'

/** The first thing that the Tab key reaches: past the header, to the page's own content. */
export function SkipLink() {
  const t = useTranslations('header')
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 bg-signal px-4 py-3 font-semibold text-on-signal focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      {t('skip')}
    </a>
  )
}
