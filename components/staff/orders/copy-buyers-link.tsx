'use client'

import type { Language } from '@bieznik/contract/language'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { buyersLinkMutation } from '@/lib/orders/buyers-link'

/** Puts the link by which the buyer sees and pays the order into the clipboard, to be sent as a text message or a mail. */
export function CopyBuyersLink({ order: { id, language } }: { order: { id: number; language: Language } }) {
  const t = useTranslations()
  const { mutate, isPending } = useMutation(buyersLinkMutation)
  const say = (tone: 'success' | 'error', message: string) => showToast({ tone, message })

  async function copy(link: string | null): Promise<void> {
    if (link === null) return say('error', t('admin_orders.no_link'))
    const path = language === 'pl' ? '' : `/${language}`
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}/order?link=${link}#payment`)
      say('success', t('admin_orders.link_copied'))
    } catch {
      // Browsers refuse it without https or the permission.
      say('error', t('ui.copy_failed'))
    }
  }

  return (
    <Button
      variant="secondary"
      size="compact"
      busy={isPending}
      onClick={() =>
        mutate(id, {
          onSuccess: ({ link }) => void copy(link),
          onError: (error) => say('error', t(`errors.${problemCodeOf(error)}`)),
        })
      }
    >
      {t('admin_orders.copy_link')}
    </Button>
  )
}
