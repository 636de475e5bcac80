'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

interface RefusalProps {
  /** The namespace of its texts. */
  reason: 'not_found' | 'forbidden'
  /** Nothing stands around it. */
  isAlone?: boolean
}

/** In place of a page that is missing or not for everybody. One module, since every page comes with all of these. */
export function Refusal({ reason, isAlone = false }: RefusalProps) {
  const t = useTranslations(reason)
  const notice = (
    <EmptyState titleAs="h1" title={t('title')} action={<LinkButton href="/">{t('back')}</LinkButton>}>
      {t('text')}
    </EmptyState>
  )
  return isAlone ? <main className="page-width py-16">{notice}</main> : notice
}
