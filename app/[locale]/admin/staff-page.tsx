import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Messages of a page of a list for staff: its title, and the button that leads to the page for a new entry. */
type ListScreen = 'admin_complaints' | 'admin_news' | 'admin_withdrawals'

/** Messages of a page for staff: its title, and what leads into it. */
type Screen =
  | 'admin_audit'
  | 'admin_books'
  | 'admin_customers'
  | 'admin_failures'
  | 'admin_invoices'
  | 'admin_manufacturers'
  | 'admin_numbers'
  | 'admin_opening'
  | 'admin_recalls'
  | 'admin_searches'
  | 'admin_staff'

/** What a page for staff exports as `generateMetadata`. */
export const titleOf =
  (screen: Screen | ListScreen | 'admin_opinions' | 'admin_payments' | 'admin_products') =>
  async (): Promise<Metadata> => {
    await requireLocale()
    const t = await getTranslations(screen)
    return { title: t('title'), robots: { index: false } }
  }

/** The same of a page on which a case is written down. */
export const entryTitleOf =
  (screen: 'admin_complaints' | 'admin_withdrawals') => async (): Promise<Metadata> => {
    await requireLocale()
    const t = await getTranslations(screen)
    return { title: t('new_title'), robots: { index: false } }
  }

/** A page on which staff write down a case, which has asked who looks at it. */
export async function StaffEntryPage({
  screen,
  list,
  ...messages
}: { screen: 'admin_complaints' | 'admin_withdrawals'; list: string } & ComponentProps<
  typeof ClientMessages
>) {
  const t = await getTranslations(screen)
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('new_title')}</h1>
      <p>
        <TextLink href={list}>{t('back')}</TextLink>
      </p>
      <p className="max-w-prose">{t('entry_lead')}</p>
      <ClientMessages {...messages} />
    </>
  )
}

/** A page for staff, which has asked who looks at it. */
export async function StaffPage({
  screen,
  ...messages
}: { screen: Screen } & ComponentProps<typeof ClientMessages>) {
  const t = await getTranslations(screen)
  return (
    <>
      <div>
        <h1 className="text-lg leading-6 font-semibold">{t('title')}</h1>
        <p className="text-sm text-quiet">{t('lead')}</p>
      </div>
      <ClientMessages {...messages} />
    </>
  )
}

/** A page of a list for staff, which has asked who looks at it. New entries are made at `add`. */
export async function StaffListPage({
  screen,
  add,
  ...messages
}: { screen: ListScreen; add: string } & ComponentProps<typeof ClientMessages>) {
  const t = await getTranslations(screen)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg leading-6 font-semibold">{t('title')}</h1>
        <LinkButton href={add} prefetch={false} variant="secondary">
          {t('add')}
        </LinkButton>
      </div>
      <ClientMessages {...messages} />
    </>
  )
}
