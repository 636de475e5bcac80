'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { showToast } from '@/components/ui/toast'
import type { Person } from '@/lib/auth/auth-state'
import { signOut } from '@/lib/auth/auth-store'
import { forgetCheckout } from '@/lib/checkout/forget-checkout'
import { forgetContactDraft } from '@/lib/contact/contact-draft'
import { getPathname } from '@/lib/i18n/navigation'
import { AccountButton } from './account-button'

/** My account, for those who are signed in. Visitors do not load it. */
export function SignedInMenu({ person }: { person: Person }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const href = (path: string) => getPathname({ href: path, locale })

  async function logOut() {
    try {
      await signOut()
      forgetCheckout()
      forgetContactDraft()
      window.location.assign(href('/'))
    } catch {
      showToast({ tone: 'error', message: t('logout_failed') })
    }
  }

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <AccountButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <p className="max-w-60 truncate px-3 py-2 text-sm text-quiet">{person.displayName || person.email}</p>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <a href={href('/orders')}>{t('orders')}</a>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={href('/details')}>{t('details')}</a>
        </DropdownMenuItem>
        {person.isStaff && (
          <DropdownMenuItem asChild>
            <a href={href('/admin')}>{t('admin')}</a>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void logOut()}>{t('logout')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
