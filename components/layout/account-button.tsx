import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** My account, as the menu's button and as what keeps its room. */
export function AccountButton(props: ComponentProps<'button'>) {
  const t = useTranslations('account')
  return (
    <Button variant="quiet" aria-label={t('my_account')} {...props}>
      <Icon name="account" className="size-5" />
      <span className="hidden sm:inline">{t('my_account')}</span>
      <Icon name="down" className="size-4 max-sm:hidden" />
    </Button>
  )
}
