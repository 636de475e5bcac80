import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { getPathname } from '@/lib/i18n/navigation'

/** Leads on by a full page load, as every way between the cart, the payment and the order does. */
export function WholePageButton({ href, children }: { href: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <Button asChild>
      <a href={getPathname({ href, locale })}>{children}</a>
    </Button>
  )
}
