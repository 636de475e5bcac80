import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type LoadingProps = {
  /** What is loading; "Loading…" when it is not given. */
  children?: ReactNode
  /** Announced and not seen, for places where skeletons already show the shape. */
  hidden?: boolean
  className?: string
}

/** What is on its way; without scripts nothing is, and it says that. */
export function Loading({ children, hidden = false, className }: LoadingProps) {
  const t = useTranslations('ui')
  return (
    <>
      <noscript>{t('no_script')}</noscript>
      <p
        role="status"
        className={clsx(
          'noscript:hidden',
          hidden ? 'sr-only' : 'flex items-center justify-center gap-3 py-8 text-quiet',
          className,
        )}
      >
        <Icon name="busy" className="size-5 animate-spin" />
        <span>{children ?? t('loading')}</span>
      </p>
    </>
  )
}
