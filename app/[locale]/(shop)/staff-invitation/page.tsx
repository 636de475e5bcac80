import { getTranslations } from 'next-intl/server'
import { AcceptInvitation } from '@/components/account/accept-invitation'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getInvitation } from '@/lib/product-api/staff-invitations.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Which invitation it is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('staff_invitation.title')

export default async function StaffInvitationPage({ searchParams }: PageProps<'/[locale]/staff-invitation'>) {
  await requireLocale()
  const invitation = await getInvitation(await searchParams)
  if (invitation?.state !== 'open') return <Ended state={invitation?.state ?? 'unknown'} />
  const t = await getTranslations()
  const { email, role, link } = invitation
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <h1 className="text-3xl font-semibold">{t('staff_invitation.title')}</h1>
      <p className="text-lg wrap-anywhere">
        {t('staff_invitation.lead', { email, role: t(`staff_roles.${role}`) })}
      </p>
      <ClientMessages
        namespaces={['ui', 'errors', 'my_data.verify', 'my_data.verification_sent', 'staff_invitation']}
      >
        <AcceptInvitation link={link} email={email} />
      </ClientMessages>
    </div>
  )
}

async function Ended({ state }: { state: 'accepted' | 'expired' | 'unknown' | 'withdrawn' }) {
  const t = await getTranslations('staff_invitation')
  return (
    <EmptyState
      titleAs="h1"
      title={t(`ended.${state}`)}
      action={
        <LinkButton href="/signIn?next=/admin" prefetch={false}>
          {t('sign_in')}
        </LinkButton>
      }
    >
      {t('ended_hint')}
    </EmptyState>
  )
}
