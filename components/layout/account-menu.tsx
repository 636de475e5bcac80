'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/auth/use-auth'
import { getPathname } from '@/lib/i18n/navigation'
import { useLate } from '@/lib/late/use-late'
import { AccountButton } from './account-button'

const loadMenu = () => import('./signed-in-menu')

type AccountMenuProps = {
  /** Room is kept for whom the page is meant, so that nothing moves under a finger once it is known who this is. */
  roomFor: 'visitor' | 'person'
}

/** Register and sign in for visitors, My account for those who are signed in. */
export function AccountMenu({ roomFor }: AccountMenuProps) {
  const auth = useAuth()
  const menu = useLate(loadMenu, auth.status === 'signed-in')
  if (auth.status === 'signed-in' && menu) return <menu.SignedInMenu person={auth.person} />
  const isVisitor = auth.status === 'signed-out'
  if (roomFor === 'person' && !isVisitor) return <AccountButton className="invisible" />
  return <VisitorLinks hidden={!isVisitor} />
}

/** These pages are entered by full loads: their documents carry a stricter policy than the catalogue's. */
function VisitorLinks({ hidden }: { hidden: boolean }) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <div className={hidden ? 'invisible flex gap-1' : 'flex gap-1'}>
      <Button asChild variant="quiet">
        <a href={getPathname({ href: '/registration', locale })}>{t('register')}</a>
      </Button>
      <Button asChild variant="quiet">
        <a href={getPathname({ href: '/signIn', locale })}>{t('sign_in')}</a>
      </Button>
    </div>
  )
}
