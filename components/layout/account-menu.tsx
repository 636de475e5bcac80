'use client'

import clsx from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Person } from '@/lib/auth/auth-state'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { AccountButton } from './account-button'

const Nothing = () => null

/** Visitors do not load it. Without its script the menu is missing, and the page works on. */
const SignedInMenu = lazy<ComponentType<{ person: Person }>>(() =>
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
      <SignedInMenu person={auth.person} />
    </Suspense>
  )
}

/** Full loads, because these documents carry a stricter policy than the catalogue's. On a phone one icon: the page to sign in leads to registration. */
function VisitorLinks({ hidden = false }: { hidden?: boolean }) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <div className={clsx('flex flex-wrap justify-end gap-1', hidden && 'invisible')}>
      <Button asChild variant="quiet" className="max-sm:hidden">
        <a href={getPathname({ href: '/registration', locale })}>{t('register')}</a>
      </Button>
      <Button asChild variant="quiet">
        <a href={getPathname({ href: '/signIn', locale })}>
          <Icon name="account" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('sign_in')}</span>
        </a>
      </Button>
    </div>
  )
}
