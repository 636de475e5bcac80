import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

interface OutsideLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Leads away from the shop, in a new tab, which is said; the other side is not told from where and cannot reach back. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const t = useTranslations('ui')
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <VisuallyHidden>{`(${t('new_tab')})`}</VisuallyHidden>
    </a>
  )
}
