'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { showToast } from '@/components/ui/toast'
import type { Person } from '@/lib/auth/auth-state'
import { deleteAccount } from '@/lib/account/account-requests'
import { signOut } from '@/lib/auth/sign-out'
import { forgetCheckout } from '@/lib/checkout/forget-checkout'
import { forgetContactDraft } from '@/lib/contact/contact-draft'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { removeAccountCars } from '@/lib/my-car/cars-owner'
import { AccountButton } from './account-button'
import { useAccountCars } from './use-account-cars'

interface SignedInMenuProps {
  person: Person
  /** What stood here before; its room stays, since the menu may be narrower. */
  room: ReactNode
}

/** My account, for those who are signed in. */
export function SignedInMenu({ person, room }: SignedInMenuProps) {
  const t = useTranslations('account')
  const ofFooter = useTranslations('footer')
  const locale = useLocale()
  useAccountCars(person)
  const href = (path: string) => getPathname({ href: path, locale })

  async function logOut() {
    try {
      // A guest cannot sign in again, so the anonymous account is deleted. Orders stay reachable by the links in their mails.
      if (person.isGuest) await deleteAccount()
      await signOut()
      forgetCheckout()
      forgetContactDraft()
      removeAccountCars()
      window.location.assign(href('/'))
    } catch {
      showToast({ tone: 'error', message: t('logout_failed') })
    }
  }

  return (
    <span className="relative">
      {room}
      <span className="absolute inset-y-0 right-0">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <AccountButton />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <p className="max-w-60 truncate px-3 py-2 text-sm text-quiet">
              {person.isGuest ? t('guest') : person.displayName || person.email}
            </p>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <a href={href('/orders')}>{t('orders')}</a>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <a href={href('/details')}>{t('details')}</a>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link href="/my-car" prefetch={false}>
                {ofFooter('my_car')}
              </Link>
            </DropdownMenuItem>
            {person.isGuest && <GuestItems href={href} />}
            {person.isStaff && (
              <DropdownMenuItem asChild>
                <a href={href('/admin')}>{t('admin')}</a>
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => void logOut()}>
              {t(person.isGuest ? 'guest_logout' : 'logout')}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </span>
    </span>
  )
}

/** Either keeps what is in the cart, and the orders. */
function GuestItems({ href }: { href: (path: string) => string }) {
  const t = useTranslations('account')
  return (
    <>
      <DropdownMenuItem asChild>
        <a href={href('/registration')}>{t('register')}</a>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href={href('/signIn')}>{t('sign_in')}</a>
      </DropdownMenuItem>
    </>
  )
}
