'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'

interface OrderLinkProps {
  lines: readonly CartLine[]
  isSaving: boolean
}

/**
 * Leads to the order by a full page load, which would cut off what is still being saved: then it waits, and goes on if
 * the cart turned out as it was shown.
 */
export function OrderLink({ lines, isSaving }: OrderLinkProps) {
  const t = useTranslations('cart')
  const href = getPathname({ href: '/CreateOrder', locale: useLocale() })
  const content = lines.map(({ product, quantity }) => `${product.id}×${quantity}`).join(' ')
  const [wanted, setWanted] = useState<string | null>(null)
  if (wanted !== null && wanted !== content) setWanted(null)
  const isWaiting = wanted !== null && isSaving
  const mayGo = wanted === content && !isSaving

  useEffect(() => {
    if (mayGo) window.location.assign(href)
  }, [mayGo, href])

  function waitWhileSaving(event: MouseEvent) {
    if (!isSaving) return
    event.preventDefault()
    setWanted(content)
  }

  return (
    <Button asChild>
      <a href={href} onClick={waitWhileSaving} aria-busy={isWaiting || undefined}>
        {t('order_now')}
      </a>
    </Button>
  )
}
