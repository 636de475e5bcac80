'use client'

import type { ManagedNews } from '@bieznik/contract/news-input'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { NewsForm } from './news-form'
import type { RenderNews } from './news-preview'

/** What is saved goes on at its own address, where it can be published. */
export function NewNews({ renderPreview }: { renderPreview: RenderNews }) {
  const t = useTranslations('admin_news')
  const router = useRouter()

  function goOn({ id }: ManagedNews): void {
    showToast({ tone: 'success', message: t('saved') })
    router.replace(`/admin/news/${id}`)
  }

  return <NewsForm item={null} onSaved={goOn} renderPreview={renderPreview} />
}
