'use client'

import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { NewsForm } from './news-form'
import type { RenderNews } from './news-preview'

/** What is saved goes on at its own address, where it can be published. This page stays in the document: its form begins anew. */
export function NewNews({ renderPreview }: { renderPreview: RenderNews }) {
  const t = useTranslations('admin_news')
  const router = useRouter()
  const [round, setRound] = useState(1)

  function goOn({ id }: ManagedNews): void {
    showToast({ tone: 'success', message: t('saved') })
    router.replace(`/admin/news/${id}`)
    setRound(round + 1)
  }

  return <NewsForm key={round} item={null} onSaved={goOn} renderPreview={renderPreview} />
}
