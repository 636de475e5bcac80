'use client'

import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Person } from '@/lib/auth/auth-state'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { AccountButton } from './account-button'

const Nothing = () => null

/** Visitors do not load it. Without its script the menu is missing, and the page works on. */
const SignedInMenu = lazy<ComponentType<{ person: Person; room: ReactNode }>>(() =>
  import('./signed-in-menu').then(
    (menu) => ({ default: menu.SignedInMenu }),
    () => ({ default: Nothing }),
  ),
)

type AccountMenuProps = {
  /** Room is kept for whom the page is meant, so that nothing moves under a finger once it is known who this is. */
  roomFor: 'visitor' | 'person'
}

/** Register and sign in for visitors, My account for those who are signed in. */
export function AccountMenu({ roomFor }: AccountMenuProps) {
  const auth = useAuth()
  if (auth.status === 'signed-out') return <VisitorLinks />
  const placeholder = roomFor === 'person' ? <AccountButton className="invisible" /> : <VisitorLinks hidden />
  if (auth.status === 'loading') return placeholder
  return (
    <Suspense fallback={placeholder}>
      <SignedInMenu person={auth.person} room={placeholder} />
    </Suspense>
  )
}

/** Of the icon on a phone, the same before and after it is known who this is. */
const phoneRoom = 'h-11 w-13.5 sm:hidden'

/** Both ways in, on a phone as a menu behind the icon; hidden, the room for them. */
function VisitorLinks({ hidden = false }: { hidden?: boolean }) {
  const t = useTranslations('account')
  return (
    <span className={clsx(hidden && 'invisible')}>
      <span className="flex gap-1 max-sm:hidden">
        <WaysIn hidden={hidden} />
      </span>
      {hidden ? (
        <span className={`block ${phoneRoom}`} />
      ) : (
        <details className={phoneRoom}>
          <summary aria-label={t('my_account')} className="button button-md list-none button-quiet">
            <Icon name="account" className="size-5" />
          </summary>
          {/* Over all of the row below, so that no half of a link is left to be touched. */}
          <span className="fixed inset-x-0 z-30 flex min-h-11 justify-end border-b border-edge bg-sheet px-4">
            <WaysIn />
          </span>
        </details>
      )}
    </span>
  )
}

/** Full loads, because these documents carry a stricter policy than the catalogue's. Hidden ones lead nowhere. */
function WaysIn({ hidden = false }: { hidden?: boolean }) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (['registration', 'signIn'] as const).map((page) => (
    <Button key={page} asChild variant="quiet">
      <a href={hidden ? undefined : getPathname({ href: `/${page}`, locale })}>
        {t(page === 'signIn' ? 'sign_in' : 'register')}
      </a>
    </Button>
  ))
}
